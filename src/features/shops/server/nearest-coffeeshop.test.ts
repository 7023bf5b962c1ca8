import { expect, test } from "vitest";
import { testWorld } from "#tests/support/database.ts";
import { loadDemo } from "./load-demo.ts";
import { nearestCoffeeshop } from "./nearest-coffeeshop.ts";
import { NOW, settleSmallWorld } from "./small-world.test-support.ts";

const database = testWorld(settleSmallWorld);

test("the nearest coffeeshop is no smartshop, and nothing invented, however near those are", async () => {
  await loadDemo(database, { now: NOW });
  const besideEclair = { latitude: 52.08, longitude: 5.13 };
  const inMarkerwaard = { latitude: 52.53, longitude: 5.22 };
  const nearest = async (point: typeof besideEclair) =>
    (await nearestCoffeeshop(database, { point, locale: "nl" }))?.slug;
  expect(await nearest(besideEclair)).toBe("andersom");
  expect(await nearest(inMarkerwaard)).toBe("cafe-zwart");
});

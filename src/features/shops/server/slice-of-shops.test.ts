import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { loadDemo } from "./load-demo.ts";
import { sliceOfShops } from "./slice-of-shops.ts";
import { settleSmallWorld } from "./small-world.test-support.ts";

const database = testDatabase();
beforeEach(() => settleSmallWorld(database));

async function slice(asked: {
  start: number;
  amount: number;
  near?: { latitude: number; longitude: number };
}) {
  return (await sliceOfShops(database, { ...asked, samples: "excluded", locale: "nl" })).map(
    ({ slug }) => slug,
  );
}

test("slices of the best shops join without a gap", async () => {
  const all = await slice({ start: 0, amount: 50 });
  expect(all).toHaveLength(9);
  expect([...(await slice({ start: 0, amount: 4 })), ...(await slice({ start: 4, amount: 5 }))]).toEqual(all);
});

test("slices of the nearest shops join without a gap", async () => {
  const near = { latitude: 52.09, longitude: 5.12 };
  const all = await slice({ start: 0, amount: 50, near });
  expect(all.slice(0, 3)).toEqual(["andersom", "cafe-zwart", "eclair"]);
  expect([
    ...(await slice({ start: 0, amount: 2, near })),
    ...(await slice({ start: 2, amount: 7, near })),
  ]).toEqual(all);
});

test("a slice beyond the end is empty", async () => {
  expect(await slice({ start: 10_000, amount: 50 })).toEqual([]);
  expect(await slice({ start: 10_000, amount: 50, near: { latitude: 52, longitude: 5 } })).toEqual([]);
});

test("samples are in it only when asked for", async () => {
  await loadDemo(database);
  expect(await slice({ start: 0, amount: 50 })).toHaveLength(9);
  const all = await sliceOfShops(database, { start: 0, amount: 50, samples: "included", locale: "nl" });
  expect(all.filter(({ isSample }) => isSample)).toHaveLength(3);
});

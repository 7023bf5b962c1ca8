import { expect, test } from "vitest";
import { testWorld } from "#tests/support/database.ts";
import { emptyFilters } from "./empty-filters.ts";
import { equipShop, settleSmallWorld } from "./small-world.test-support.ts";

const database = testWorld(settleSmallWorld);

test("a filter is empty until a real shop has what it asks for", async () => {
  const before = await emptyFilters(database);
  expect(before).toEqual(expect.arrayContaining(["wifi", "terrace", "bestRated", "takeaway"]));
  expect(before).not.toContain("smartshop");
  await equipShop(database, { slug: "andersom", amenities: ["wifi"], wheelchair: "yes" });
  const after = await emptyFilters(database);
  expect(before.filter((id) => !after.includes(id)).toSorted()).toEqual(["wheelchair", "wifi"]);
});

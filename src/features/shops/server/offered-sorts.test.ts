import { sql } from "kysely";
import { expect, test } from "vitest";
import { statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { settleSmallWorld } from "./small-world.test-support.ts";
import { listStandard, offeredSorts } from "./offered-sorts.ts";

const database = testWorld(settleSmallWorld);

const rateAll = statement(
  "rate-all-for-test",
  () => sql`
  insert into rating (target_type, target_id, review_count, hundredths) select 'shop', id, 3, 400 from shop`,
);

test("what no real shop answers is not offered: of a city the nearest come first, of the country the alphabet", async () => {
  expect(await offeredSorts(database, { hasPoint: true })).toEqual(["nearest", "name"]);
  expect(await offeredSorts(database, { hasPoint: false })).toEqual(["name"]);
});

test("a list shows coffeeshops by itself, in the first of its orders", async () => {
  const standard = listStandard(await offeredSorts(database, { hasPoint: true }));
  expect(standard).toEqual({ sort: "nearest", kinds: ["coffeeshop", "takeaway", "lounge", "cannabisBar"] });
});

test("a handful of ratings makes no best", async () => {
  await rateAll.run(database);
  expect(await offeredSorts(database, { hasPoint: true })).not.toContain("best");
});

import { sql } from "kysely";
import { expect, test } from "vitest";
import { statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import type { SearchItem } from "../search-item.ts";
import { indexItems } from "./index-items.ts";
import { NAMES, settleNames } from "./names.test-support.ts";
import { removeItems } from "./remove-items.ts";

const database = testWorld(settleNames);

function named(name: string): SearchItem {
  const item = NAMES.find((one) => one.name === name);
  if (!item) throw new Error(`There is no ${name}`);
  return item;
}

const hits = (name: string, table: string) =>
  statement(
    name,
    () => sql<{ count: number; all: string }>`
      select count(*) as count,
        string_agg(concat_ws(' ', item_id, kind, beginning, weight), ', ' order by item_id, beginning, weight) as all
      from ${sql.table(table)}`,
  );
const stored = hits("stored-hits", "search_hit");
const wanted = hits("wanted-hits", "search_hit_now");

test.each([
  ["items that are new", () => settleNames(database)],
  ["a name that changes", () => indexItems(database, [{ ...named("High"), name: "Low" }])],
  ["a weight that changes", () => indexItems(database, [{ ...named("High"), weight: 9_999 }])],
  [
    "a place that is renamed",
    () => indexItems(database, [{ ...named("'s-Gravenhage"), name: "Haagstad", aliases: [], names: {} }]),
  ],
  [
    "a shop that moves",
    () => indexItems(database, [{ ...named("Sky High"), within: { entity: "city", entityId: 5 } }]),
  ],
  ["shops that go", () => removeItems(database, { entity: "shop", entityIds: [1, 3, 7] })],
  ["a city that goes", () => removeItems(database, { entity: "city", entityIds: [1] })],
])("beginnings are those of the words after %s", async (_, change) => {
  await change();
  const now = await stored.first(database);
  expect(now).toEqual(await wanted.first(database));
  expect(now?.count).toBeGreaterThan(300);
});

import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import type { SearchItem } from "../search-item.ts";
import { autocomplete } from "./autocomplete.ts";
import { indexItems } from "./index-items.ts";
import { NAMES, settleNames } from "./names.test-support.ts";
import { removeItems } from "./remove-items.ts";
import { beginningsOf, storeBeginnings } from "./store-beginnings.ts";

const database = testWorld(settleNames);

function named(name: string): SearchItem {
  const item = NAMES.find((one) => one.name === name);
  if (!item) throw new Error(`There is no ${name}`);
  return item;
}

async function names(of: Database, question: string, locale: "nl" | "en" | "es" = "nl"): Promise<string[]> {
  const found = await autocomplete(of, { kinds: ["cities", "shops"], question, locale });
  return found.map(({ name, place }) => (place === null ? name : `${name}, ${place}`));
}

const ready = statement(
  "ready-beginnings",
  () => sql<{ kind: string; beginning: string; items: unknown[] }>`
    select kind, beginning, items from search_beginning order by kind, beginning`,
);

const allIds = statement("all-search-items", (db) => db.selectFrom("search_item").select("id"));

/** The precomputed answers, without empty lists. */
async function contents(): Promise<unknown[]> {
  return (await ready.all(database)).filter(({ items }) => items.length > 0);
}

describe("what lies ready for a few letters", () => {
  test.each([
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
    ["a shop that goes", () => removeItems(database, { entity: "shop", entityIds: [1, 3, 7] })],
  ])("follows %s", async (_, change) => {
    await change();
    const kept = await contents();
    const itemIds = (await allIds.all(database)).map(({ id }) => id);
    await storeBeginnings(database, await beginningsOf(database, { itemIds }));
    expect(await contents()).toEqual(kept);
  });

  test("is in the language of the reader, the name of the place as well", async () => {
    expect(await names(database, "am", "es")).toEqual(
      ["Ámsterdam, Noord-Holland"].concat(await shopsAt("am", "es")),
    );
    expect(await names(database, "sk", "en")).toContain("Sky High, The Hague");
  });

  test("of shops that go nothing stays", async () => {
    await removeItems(database, { entity: "shop", entityIds: [2, 3] });
    expect(await names(database, "sky")).toEqual(["High Times, 's-Hertogenbosch"]);
  });
});

async function shopsAt(question: string, locale: "es"): Promise<string[]> {
  const found = await autocomplete(database, { kinds: ["shops"], question, locale });
  return found.map(({ name, place }) => `${name}, ${place}`);
}

test("two that write at the same time leave both their names", async () => {
  const fresh = await freshDatabase();
  const shop = (entityId: number, name: string): SearchItem => ({
    kind: "shops",
    entity: "shop",
    entityId,
    url: `shop-${entityId}`,
    name,
    weight: entityId,
  });
  const shops = ["Zonnig", "Zomer", "Zout", "Zolder"].map((name, index) => shop(index + 1, name));
  await Promise.all(shops.map((one) => fresh.transaction((tx) => indexItems(tx, [one]))));
  expect((await names(fresh, "zo")).toSorted()).toEqual(["Zolder", "Zomer", "Zonnig", "Zout"]);
});

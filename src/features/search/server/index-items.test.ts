import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import type { SearchItem } from "../search-item.ts";
import { autocomplete } from "./autocomplete.ts";
import { indexItems } from "./index-items.ts";
import { NAMES, settleNames } from "./names.test-support.ts";
import { removeItems } from "./remove-items.ts";
import { sweepKnownWords } from "./sweep-known-words.ts";

const database = testWorld(settleNames);

async function names(question: string, locale: "nl" | "en" = "nl") {
  const found = await autocomplete(database, { kinds: ["cities", "shops"], question, locale });
  return found.map(({ name, place }) => (place === null ? name : `${name}, ${place}`));
}

function named(name: string): SearchItem {
  const item = NAMES.find((one) => one.name === name);
  if (!item) throw new Error(`There is no ${name}`);
  return item;
}

const indexed = statement(
  "count-indexed",
  () => sql<{ words: string; knownWords: string | null }>`
    select
      (select string_agg(item_id || kind || word || weight || is_inherited, ' ' order by item_id, word) from search_word)
        || (select string_agg(words::text, ' ' order by id) from search_item) as words,
      (select string_agg(kind::text || word, ' ' order by word, kind) from search_known_word) as "knownWords"`,
);

const contents = async (of: Database) => indexed.first(of);

describe("the index", () => {
  test("follows an item that is called otherwise", async () => {
    await indexItems(database, [{ ...named("Sky High"), name: "Deep Low" }]);
    expect(await names("sky high")).toEqual(["High Times, 's-Hertogenbosch"]);
    expect(await names("skyhigh")).toEqual([]);
    expect(await names("deeplow")).toEqual(["Deep Low, 's-Gravenhage"]);
  });

  test("lets a place's new names find what is in it, and takes the old ones away", async () => {
    await indexItems(database, [{ ...named("'s-Gravenhage"), name: "Haagstad", aliases: [], names: {} }]);
    expect(await names("bulldog haags")).toEqual(["Bulldog Energy, Haagstad"]);
    expect(await names("bulldog gravenhage")).toEqual([]);
  });

  test("lets an item move to another place", async () => {
    await indexItems(database, [{ ...named("Bulldog Energy"), within: { entity: "city", entityId: 5 } }]);
    expect(await names("bulldog delft")).toEqual(["Bulldog Energy, Delft"]);
    expect(await names("bulldog haag")).toEqual([]);
  });

  test("follows a weight", async () => {
    await indexItems(database, [{ ...named("Bulldog Energy"), weight: 5_000 }]);
    expect(await names("bulldog d")).toEqual(["Bulldog Energy, 's-Gravenhage"]);
    await indexItems(database, [{ ...named("De Bilt"), weight: 600_000 }]);
    expect((await names("de"))[0]).toBe("De Bilt");
  });

  test("forgets what is removed, and a shop whose city is gone stays", async () => {
    await removeItems(database, { entity: "shop", entityIds: [2] });
    expect(await names("sky high")).toEqual(["High Times, 's-Hertogenbosch"]);
    await removeItems(database, { entity: "city", entityIds: [1] });
    expect(await names("greenhouse")).toEqual(["Greenhouse"]);
  });

  test("stays as it is when what it knows is indexed again", async () => {
    const before = await contents(database);
    await settleNames(database);
    expect(await contents(database)).toEqual(before);
  });

  test("comes out the same in whatever steps it was made", async () => {
    const before = await contents(database);
    await indexItems(database, [
      { ...named("'s-Gravenhage"), name: "Haagstad" },
      { ...named("Sky High"), name: "Deep Low", within: { entity: "city", entityId: 1 } },
    ]);
    await settleNames(database);
    await sweepKnownWords(database);
    expect(await contents(database)).toEqual(before);
  });
});

test("sweeping takes away the words that are gone, and no others", async () => {
  await removeItems(database, { entity: "city", entityIds: NAMES.map(({ entityId }) => entityId) });
  await removeItems(database, { entity: "municipality", entityIds: NAMES.map(({ entityId }) => entityId) });
  await removeItems(database, { entity: "shop", entityIds: [1, 3, 4, 5, 6, 7] });
  await sweepKnownWords(database);
  expect(await names("skyhgih")).toEqual(["Sky High"]);
  await removeItems(database, { entity: "shop", entityIds: [2] });
  await removeItems(database, { entity: "user", entityIds: [1] });
  await sweepKnownWords(database);
  expect(await contents(database)).toMatchObject({ knownWords: null });
});

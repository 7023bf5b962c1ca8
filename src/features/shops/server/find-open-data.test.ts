import { expect, test } from "vitest";
import { SEARCH_KINDS, type SearchKind } from "#features/search/search-item.ts";
import { autocomplete } from "#features/search/server/autocomplete.ts";
import { itemsMatching } from "#features/search/server/items-matching.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { loadOpenData } from "./load-open-data.ts";

const namesOfItems = statement("names-of-items", (db) =>
  db
    .selectFrom("search_item")
    .select(["kind", "name"])
    .orderBy("entity")
    .orderBy("entity_id")
    .$castTo<Named>(),
);

interface Named {
  kind: SearchKind;
  name: string;
}

const TYPO_COUNT = 500;
const LETTERS = "abcdefghijklmnopqrstuvwxyz ";

/** One edit at each place of a name in turn: a letter or space too many, too few, changed, or swapped. */
function mistyped(name: string, turn: number): string {
  const at = (turn * 7) % name.length;
  const letter = LETTERS[(turn * 5) % LETTERS.length] ?? "";
  const [before, after] = [name.slice(0, at), name.slice(at + 1)];
  const swapped = name.slice(at + 1, at + 2) + name.slice(at, at + 1) + name.slice(at + 2);
  return before + ([letter + name.slice(at), after, letter + after, swapped][turn % 4] ?? "");
}

async function findsIn(database: Database, question: string, { kind, name }: Named): Promise<boolean> {
  const found = await autocomplete(database, { kinds: SEARCH_KINDS, question, locale: "nl" });
  return found.some((item) => item.kind === kind && item.name === name);
}

test("of five hundred mistyped names of real places and shops, nineteen in twenty are found", async () => {
  const database = await freshDatabase();
  await loadOpenData(database);
  const all = await namesOfItems.all(database);
  const shops = all.filter(({ kind }) => kind === "shops");
  const cities = all.filter(({ kind }) => kind === "cities");
  const missed: string[] = [];
  for (let turn = 0; turn < TYPO_COUNT; turn++) {
    const from = turn % 2 === 0 ? shops : cities;
    const item = from[(turn * 31) % from.length] as Named;
    const question = mistyped(item.name.toLowerCase(), turn);
    if (!(await findsIn(database, question, item))) missed.push(`${question} for ${item.name}`);
  }
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(TYPO_COUNT / 20);

  expect(await itemsMatching(database, { kind: "shops", question: "bulldog amsterdam" })).not.toEqual([]);
  expect(await itemsMatching(database, { kind: "shops", question: "amsterdam" })).toHaveLength(
    new Set(await itemsMatching(database, { kind: "shops", question: "amsterdm" })).size,
  );
}, 60_000);

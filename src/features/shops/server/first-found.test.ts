import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { SEARCH_KINDS, type SearchItem, type SearchKind } from "#features/search/search-item.ts";
import { indexItems } from "#features/search/server/index-items.ts";
import { autocomplete } from "#features/search/server/autocomplete.ts";
import { itemsMatching } from "#features/search/server/items-matching.ts";
import { shortcutsFor } from "#features/search/shortcuts.ts";
import { testWorld } from "#tests/support/database.ts";
import { loadOpenData } from "./load-open-data.ts";

const database = testWorld(loadOpenData);

type Question = [typed: string, first: string, locale?: Locale];

/** What stands first in the list of the search field, in the order of its groups. */
const QUESTIONS: Question[] = [
  // Landmarks, by their names.
  ["damrak", "landmarks Damrak"],
  ["dam", "landmarks Dam"],
  ["leidseplein", "landmarks Leidseplein"],
  ["vondelpark", "landmarks Vondelpark"],
  ["prinsengracht", "landmarks Prinsengracht"],
  ["kerkstraat haarlem", "landmarks Kerkstraat"],
  ["grote markt haarlem", "landmarks Grote Markt"],
  ["anne frank", "landmarks Anne Frank Huis"],
  ["anne frank house", "landmarks Anne Frank Huis", "en"],
  ["dam square", "landmarks Dam", "en"],
  ["red light district", "landmarks de Wallen", "en"],
  ["de wallen", "landmarks de Wallen"],
  ["vrijthof", "landmarks Vrijthof"],
  ["neude", "landmarks Neude"],
  ["o.z. voorburgwal", "landmarks Oudezijds Voorburgwal"],
  ["oz voorburgwal", "landmarks Oudezijds Voorburgwal"],
  ["nz voorburgwal", "landmarks Nieuwezijds Voorburgwal"],
  ["leidse plein", "landmarks Leidseplein"],
  ["DAMRÁK", "landmarks Damrak"],
  // Stations and airports.
  ["station nijmegen", "landmarks Station Nijmegen"],
  ["utrecht centraal", "landmarks Utrecht Centraal"],
  ["amsterdam centraal", "landmarks Amsterdam Centraal"],
  ["amsterdam central station", "landmarks Amsterdam Centraal", "en"],
  ["rotterdam hauptbahnhof", "landmarks Rotterdam Centraal", "de"],
  ["schiphol", "landmarks Schiphol"],
  ["schiphol airport", "landmarks Schiphol Airport", "en"],
  // Typos: places weigh more than strains.
  ["damrk", "landmarks Damrak"],
  ["damrka", "landmarks Damrak"],
  ["leidsplein", "landmarks Leidseplein"],
  ["rembrantplein", "landmarks Rembrandtplein"],
  ["vondlpark", "landmarks Vondelpark"],
  ["prinsengrcht", "landmarks Prinsengracht"],
  ["schipol", "landmarks Schiphol"],
  ["utrecht centraa", "landmarks Utrecht Centraal"],
  ["amsterdm", "cities Amsterdam"],
  ["amsterdm", "cities Amsterdam", "en"],
  ["roterdam", "cities Rotterdam"],
  ["harlem", "cities Haarlem"],
  ["utrcht", "cities Utrecht"],
  ["mastricht", "cities Maastricht", "de"],
  ["nijmegn", "cities Nijmegen"],
  ["gronigen", "cities Groningen"],
  ["den hag", "cities Den Haag"],
  ["the hauge", "cities The Hague", "en"],
  // Cities, with a shop before those without.
  ["maastr", "cities Maastricht"],
  ["den bosch", "cities 's-Hertogenbosch"],
  ["the hague", "cities The Hague", "en"],
  ["borgharen", "town Borgharen"],
  ["volendam", "town Volendam"],
  ["borghar", "town Borgharen"],
  // Shops.
  ["bulldg", "shops Bulldog Cafe Mack"],
  ["la tertulia", "shops La Tertulia Coffeeshop"],
  // Strains and brands, where nothing else is called so.
  ["jack herer", "products Jack Herer"],
  ["northern lights", "products Northern Lights"],
  ["sensi seeds", "shops Sensi Seeds"],
  ["dutch passion", "brands Dutch Passion"],
  // Words for pages and filters.
  ["hash", "/hash"],
  ["wiet", "/weed"],
  ["weed", "/weed", "en"],
  ["haschisch", "/hash", "de"],
  ["kush", "/products?q=kush"],
  ["open late", "/coffeeshops?open=late", "en"],
  ["nu open", "/coffeeshops?open=now"],
  ["jetzt geöffnet", "/coffeeshops?open=now", "de"],
];

/** Their names alone: the catalogue itself takes longer to load than all the rest. */
async function indexStrains(): Promise<void> {
  const file = await readFile(new URL("../../../../data/strains.csv", import.meta.url));
  const strains: { name: string; breeder: string }[] = parse(file, { columns: true });
  const breeders = [...new Set(strains.map(({ breeder }) => breeder).filter(Boolean))];
  const item = (kind: "brands" | "products", name: string, place: number): SearchItem => {
    const entity = kind === "brands" ? "brand" : "product";
    return { kind, entity, entityId: place + 1, url: `${entity}-${place}`, name, weight: 10_000 - place };
  };
  await database.transaction(async (tx) => {
    await indexItems(
      tx,
      breeders.map((name, place) => item("brands", name, place)),
    );
    await indexItems(
      tx,
      strains.map(({ name }, place) => item("products", name, place)),
    );
  });
}

test("the first suggestion is what is most likely meant", async () => {
  await indexStrains();

  async function firstFor(typed: string, locale: Locale): Promise<string | undefined> {
    const [shortcut] = shortcutsFor(typed);
    if (shortcut) return shortcut.to;
    const found = await autocomplete(database, { kinds: SEARCH_KINDS, question: typed, locale });
    const [first] = SEARCH_KINDS.flatMap((kind) => found.filter((item) => item.kind === kind));
    return first && `${first.isTown ? "town" : first.kind} ${first.name}`;
  }

  const answers = [];
  for (const [typed, , locale = "nl"] of QUESTIONS) answers.push([typed, await firstFor(typed, locale)]);
  expect(answers).toEqual(QUESTIONS.map(([typed, first]) => [typed, first]));

  const cities = await autocomplete(database, { kinds: ["cities"], question: "maastr", locale: "nl" });
  expect(cities.map(({ name }) => name)).toEqual(["Maastricht"]);
});

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

async function finds(question: string, { kind, name }: Named): Promise<boolean> {
  const found = await autocomplete(database, { kinds: SEARCH_KINDS, question, locale: "nl" });
  return found.some((item) => item.kind === kind && item.name === name);
}

test("of five hundred mistyped names of real places and shops, nineteen in twenty are found", async () => {
  const all = await namesOfItems.all(database);
  const shops = all.filter(({ kind }) => kind === "shops");
  const cities = all.filter(({ kind }) => kind === "cities");
  const missed: string[] = [];
  for (let turn = 0; turn < TYPO_COUNT; turn++) {
    const from = turn % 2 === 0 ? shops : cities;
    const item = from[(turn * 31) % from.length] as Named;
    const question = mistyped(item.name.toLowerCase(), turn);
    if (!(await finds(question, item))) missed.push(`${question} for ${item.name}`);
  }
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(TYPO_COUNT / 20);

  expect(await itemsMatching(database, { kind: "shops", question: "bulldog amsterdam" })).not.toEqual([]);
  expect(await itemsMatching(database, { kind: "shops", question: "amsterdam" })).toHaveLength(
    new Set(await itemsMatching(database, { kind: "shops", question: "amsterdm" })).size,
  );
});

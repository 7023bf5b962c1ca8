import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { SEARCH_KINDS, type SearchItem } from "#features/search/search-item.ts";
import { indexItems } from "#features/search/server/index-items.ts";
import { autocomplete } from "#features/search/server/autocomplete.ts";
import { shortcutsFor } from "#features/search/shortcuts.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { loadOpenData } from "./load-open-data.ts";

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
async function indexStrains(database: Database): Promise<void> {
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

test("the first suggestion is what is most likely meant", { timeout: 90_000 }, async () => {
  const database = await freshDatabase();
  await loadOpenData(database);
  await indexStrains(database);

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

import { expect, test } from "vitest";
import { testWorld } from "#tests/support/database.ts";
import { cityBySlug } from "./city-by-slug.ts";
import { importCityNames } from "./import-city-names.ts";
import { bytesOf, SMALL_COUNTRY, settleSmallCountry } from "./small-country.test-support.ts";

const database = testWorld(settleSmallCountry);

const importLines = (lines: string) =>
  importCityNames(database, bytesOf(`city,municipality,locale,name\n${lines}`));

test("importing again changes nothing", async () => {
  expect(await importCityNames(database, bytesOf(SMALL_COUNTRY.cityNames))).toMatchObject({
    readCount: 4,
    addedCount: 0,
    changedCount: 0,
    unchangedCount: 4,
    refused: [],
  });
});

test("a language has one name for a city, so another one replaces it", async () => {
  expect(await importLines("Rotterdam,Rotterdam,es,Rotterdam\n")).toMatchObject({
    addedCount: 0,
    changedCount: 1,
  });
  expect((await cityBySlug(database, { slug: "rotterdam", locale: "es" })).name).toBe("Rotterdam");
});

test("names used everywhere stand side by side", async () => {
  expect(await importLines("Rotterdam,Rotterdam,,Rotjeknor\nRotterdam,Rotterdam,,Rotown\n")).toMatchObject({
    addedCount: 2,
  });
  expect((await cityBySlug(database, { slug: "rotterdam", locale: "nl" })).aliases).toEqual([
    "Rotjeknor",
    "Rotown",
  ]);
});

test.each([
  ["Atlantis,Utrecht,en,Atlantis", "Atlantis in Utrecht is not known"],
  ["Utrecht,Utrecht,cs,Utrecht", 'locale "cs" is no language'],
  ["Utrecht,Utrecht,,乌得勒支", 'name "乌得勒支" has no letter for an address'],
])("the line %s is refused: %s", async (line, reason) => {
  const { refused } = await importLines(`${line}\nUtrecht,Utrecht,pt,Utreque\n`);
  expect(refused).toEqual([{ line: 2, reasons: [reason] }]);
  expect((await cityBySlug(database, { slug: "utrecht", locale: "pt" })).name).toBe("Utreque");
});

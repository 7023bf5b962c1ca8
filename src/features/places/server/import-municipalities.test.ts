import { expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { cityBySlug } from "./city-by-slug.ts";
import { importMunicipalities } from "./import-municipalities.ts";
import { bytesOf, SMALL_COUNTRY } from "./small-country.test-support.ts";

const database = testDatabase();
const HEADER =
  "code,name,province,coffeeshops_2022,wietproef,lat,lon,residents,residents_source,residents_date\n";

test("importing again changes nothing", async () => {
  const file = bytesOf(SMALL_COUNTRY.municipalities);
  expect(await importMunicipalities(database, file)).toMatchObject({
    readCount: 6,
    addedCount: 6,
    refused: [],
  });
  expect(await importMunicipalities(database, file)).toMatchObject({
    addedCount: 0,
    changedCount: 0,
    unchangedCount: 6,
  });
});

test("a later count and the most that is allowed come with source and day, or not at all", async () => {
  const columns =
    "code,name,province,coffeeshops_2022,wietproef,lat,lon,coffeeshops_latest,latest_source,latest_date,coffeeshops_max,max_source,max_date\n";
  const line = "GM0014,Groningen,Groningen,12,yes,53.22,6.57,9,oogtv.nl,2025-04,14,the council,2025\n";
  await importMunicipalities(database, bytesOf(columns + line));
  expect(await cityBySlug(database, { slug: "groningen", locale: "nl" })).toMatchObject({
    municipality: {
      officialCoffeeshopCount: { count: 12 },
      latestCount: { count: 9, source: "oogtv.nl", observedOn: "2025-04" },
      mostAllowed: { count: 14, source: "the council", observedOn: "2025" },
    },
  });
  const report = await importMunicipalities(database, bytesOf(columns + line.replace("oogtv.nl", "")));
  expect(report.refused).toEqual([
    { line: 2, reasons: ["has a count or maximum without its source and date"] },
  ]);
});

test("a municipality that is renamed is changed and keeps its address", async () => {
  await importMunicipalities(database, bytesOf(`${HEADER}GM0479,Zaanstad,Noord-Holland,2,yes,52.4,4.8,,,\n`));
  const report = await importMunicipalities(
    database,
    bytesOf(`${HEADER}GM0479,Groot-Zaanstad,Noord-Holland,3,yes,52.4,4.8,,,\n`),
  );
  expect(report).toMatchObject({ addedCount: 0, changedCount: 1 });
  expect(await cityBySlug(database, { slug: "zaanstad", locale: "nl" })).toMatchObject({
    name: "Groot-Zaanstad",
    municipality: { officialCoffeeshopCount: { count: 3 } },
  });
});

test("of two equal names the later one says what it is", async () => {
  const lines = "GM0001,Bergen,Limburg,0,no,51.6,6.0,,,\nGM0002,Bergen,Noord-Holland,0,no,52.6,4.7,,,\n";
  await importMunicipalities(database, bytesOf(HEADER + lines));
  const second = await cityBySlug(database, { slug: "gemeente-bergen", locale: "nl" });
  expect(second.municipality.code).toBe("GM0002");
});

test.each([
  ["GM1,Utrecht,Utrecht,11,no,52.1,5.1,,,", 'code "GM1" is no municipality code such as GM0344'],
  ["GM0344,Utrecht,Holland,11,no,52.1,5.1,,,", 'province "Holland" is no province'],
  ["GM0344,Utrecht,Utrecht,-1,no,52.1,5.1,,,", 'coffeeshops_2022 "-1" is no whole number'],
  ["GM0344,Utrecht,Utrecht,11,perhaps,52.1,5.1,,,", 'wietproef "perhaps" is neither yes nor no'],
  ["GM0344,Utrecht,Utrecht,11,no,5.1,52.1,,,", "lies outside the country; latitude and longitude swapped?"],
  ["GM0344,Utrecht,Utrecht,11,no,48.9,2.4,,,", "lies outside the country"],
  ["GM0344,Utrecht,Utrecht,11,no,52.1,5.1,anyone,,", "has a residents rule without its source and date"],
  [
    "GM0344,Utrecht,Utrecht,11,no,52.1,5.1,anyone,press,2021-13",
    'residents_date "2021-13" is no year, month or day such as 2021, 2024-08, 2024-08-17',
  ],
])("the line %s is refused: %s", async (line, reason) => {
  const { refused, addedCount } = await importMunicipalities(database, bytesOf(`${HEADER}${line}\n`));
  expect(refused).toEqual([{ line: 2, reasons: [reason] }]);
  expect(addedCount).toBe(0);
});

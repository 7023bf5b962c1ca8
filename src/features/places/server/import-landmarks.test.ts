import { beforeEach, describe, expect, test } from "vitest";
import { autocomplete } from "#features/search/server/autocomplete.ts";
import { testWorld } from "#tests/support/database.ts";
import { importLandmarks } from "./import-landmarks.ts";
import { findLandmark } from "./landmark-by-slug.ts";
import { bytesOf, settleSmallCountry } from "./small-country.test-support.ts";

const database = testWorld(settleSmallCountry);

const HEADER = "name,kind,city,lat,lon,source,source_year,licence\n";
const LINES = `Neude,square,Utrecht,52.0932,5.1185,OpenStreetMap,2021,ODbL-1.0
Markt,square,Rotterdam,51.92,4.48,OpenStreetMap,2021,ODbL-1.0
Markt,street,'s-Hertogenbosch,51.69,5.30,OpenStreetMap,2021,ODbL-1.0
Utrecht Centraal,station,Utrecht,52.08889,5.11028,Rijden de Treinen,2023,CC0-1.0
Oudezijds Kolk,street,Utrecht,52.09,5.12,OpenStreetMap,2021,ODbL-1.0
`;
const importLines = (lines: string) => importLandmarks(database, bytesOf(HEADER + lines));

async function found(question: string): Promise<string[]> {
  const items = await autocomplete(database, { kinds: ["landmarks"], question, locale: "es" });
  return items.map(({ name, place, url }) => `${name}, ${place}: ${url}`);
}

test("importing again changes nothing, and what moved is changed", async () => {
  expect(await importLines(LINES)).toMatchObject({ readCount: 5, addedCount: 5, refused: [] });
  expect(await importLines(LINES)).toMatchObject({ addedCount: 0, changedCount: 0, unchangedCount: 5 });
  const moved = LINES.replace("52.0932", "52.0940");
  expect(await importLines(moved)).toMatchObject({ addedCount: 0, changedCount: 1, unchangedCount: 4 });
  expect(await findLandmark(database, { slug: "neude" })).toEqual({
    slug: "neude",
    name: "Neude",
    latitude: 52.094,
    longitude: 5.1185,
  });
});

describe("the address of a landmark", () => {
  test("of equal names the one in the largest city has the bare one, others add their city, then a number", async () => {
    await importLines(LINES);
    expect(await found("markt")).toEqual([
      "Markt, Róterdam: rotterdam?from=markt",
      "Markt, 's-Hertogenbosch: s-hertogenbosch?from=markt-s-hertogenbosch",
    ]);
    await importLines("Markt!,square,Rotterdam,51.93,4.48,OpenStreetMap,2021,ODbL-1.0\n");
    await importLines("Markt?,square,Rotterdam,51.94,4.48,OpenStreetMap,2021,ODbL-1.0\n");
    expect(await findLandmark(database, { slug: "markt-rotterdam" })).toMatchObject({ latitude: 51.93 });
    expect(await findLandmark(database, { slug: "markt-rotterdam-2" })).toMatchObject({ latitude: 51.94 });
  });

  test("stays when a larger namesake comes", async () => {
    await importLines("Plein,square,Heusden,51.73,5.13,OpenStreetMap,2021,ODbL-1.0\n");
    await importLines("Plein,square,Rotterdam,51.92,4.48,OpenStreetMap,2021,ODbL-1.0\n");
    expect(await findLandmark(database, { slug: "plein" })).toMatchObject({ latitude: 51.73 });
  });

  test.each(["", "nowhere", "../etc", "NEUDE", "neude'--", "\0"])("%j is none", async (slug) => {
    await importLines(LINES);
    expect(await findLandmark(database, { slug })).toBeUndefined();
  });
});

describe("the search", () => {
  beforeEach(() => importLines(LINES));

  test.each([
    ["neude", "Neude"],
    ["nuede", "Neude"],
    ["neude utrecht", "Neude"],
    ["utrecht centraal", "Utrecht Centraal"],
    ["station utrecht", "Utrecht Centraal"],
    ["utrecht central station", "Utrecht Centraal"],
    ["o.z. kolk", "Oudezijds Kolk"],
    ["oz kolk", "Oudezijds Kolk"],
  ])("finds by %s", async (question, name) => {
    expect((await found(question))[0]).toMatch(new RegExp(`^${name},`));
  });

  test("does not list all there is in a city by the city's name", async () => {
    expect(await found("utrecht")).toEqual(["Utrecht Centraal, Utrecht: utrecht?from=utrecht-centraal"]);
  });

  test("leaves out what is called as its city is", async () => {
    await importLines('"""Utrecht""",sight,Utrecht,52.09,5.12,OpenStreetMap,2021,ODbL-1.0\n');
    expect(await found("utrecht")).toHaveLength(1);
  });
});

test.each([
  ["Neude,square,Atlantis,52.1,5.1,OSM,2021,x", 'city "Atlantis" is not known'],
  ["Neude,square,Utrecht,5.1,52.1,OSM,2021,x", "lies outside the country; latitude and longitude swapped?"],
  ["Neude,pub,Utrecht,52.1,5.1,OSM,2021,x", /^kind "pub" is none of street, square/],
  ["Neude,square,Utrecht,52.1,5.1,,2021,x", "source is missing"],
  ["Neude,square,Utrecht,52.1,5.1,OSM,lately,x", /^source_year "lately" is no year/],
  ["Neude,square,Utrecht,NaN,5.1,OSM,2021,x", /^lat "NaN"/],
  ["★,square,Utrecht,52.1,5.1,OSM,2021,x", 'name "★" has no letter'],
  ["Neu\0de,square,Utrecht,52.1,5.1,OSM,2021,x", /has a control character/],
  [`${"a".repeat(81)},square,Utrecht,52.1,5.1,OSM,2021,x`, /is longer than 80 characters$/],
  ['"Neude,square,Utrecht,52.1,5.1,OSM,2021,x', "has a quotation mark that does not pair"],
  ["Neude,square,Utrecht", "has 3 cells where the header has 8"],
  ["Dom,sight,Utrecht,52.1,5.1,OSM,2021,x", "Dom in Utrecht is on line 2 already"],
])("the line %s is refused: %s", async (line, reason) => {
  const dom = "Dom,sight,Utrecht,52.09,5.12,OSM,2021,x\n";
  const { refused, addedCount } = await importLines(`${dom}${line}\n`);
  expect(refused).toEqual([
    { line: 3, reasons: [typeof reason === "string" ? reason : expect.stringMatching(reason)] },
  ]);
  expect(addedCount).toBe(1);
});

test("hostile names are kept as text and found as such", async () => {
  const names = ["Robert'); drop table landmark;--", "<script>alert(1)</script>", "%_\\", "=cmd|x!A1"];
  const lines = names.slice(0, 2).map((name) => `"${name}",street,Utrecht,52.09,5.12,OSM,2021,x\n`);
  expect(await importLines(lines.join(""))).toMatchObject({ addedCount: 2, refused: [] });
  expect(await found("robert drop table")).toHaveLength(1);
  expect(await findLandmark(database, { slug: "script-alert-1-script" })).toMatchObject({ name: names[1] });
});

test("a trial tells the same and leaves nothing behind", async () => {
  const trial = await importLandmarks(database, bytesOf(HEADER + LINES), { isDryRun: true });
  expect(await found("neude")).toEqual([]);
  expect(await importLines(LINES)).toEqual(trial);
});

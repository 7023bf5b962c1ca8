import { describe, expect, test } from "vitest";
import { testWorld } from "#tests/support/database.ts";
import { cityBySlug } from "./city-by-slug.ts";
import { importCities } from "./import-cities.ts";
import { bytesOf, SMALL_COUNTRY, settleSmallCountry } from "./small-country.test-support.ts";

const database = testWorld(settleSmallCountry);

const HEADER = "geonames_id,name,latitude,longitude,province,municipality,population\n";
const importLines = (lines: string) => importCities(database, bytesOf(HEADER + lines));
const municipalityAt = async (slug: string) => {
  const { type, municipality } = await cityBySlug(database, { slug, locale: "nl" });
  return type === "city" ? municipality.name : type;
};

test("importing again changes nothing", async () => {
  expect(await importCities(database, bytesOf(SMALL_COUNTRY.cities))).toMatchObject({
    readCount: 8,
    addedCount: 0,
    changedCount: 0,
    unchangedCount: 8,
    refused: [],
  });
});

describe("the address of a place", () => {
  test("of equal names the largest keeps the bare one, the other adds its municipality", async () => {
    await importLines("1,Nes,51.7,5.2,,Utrecht,100\n2,Nes,51.8,5.3,,Heusden,900\n");
    expect(await municipalityAt("nes")).toBe("Heusden");
    expect(await municipalityAt("nes-utrecht")).toBe("Utrecht");
  });

  test("a larger namesake that comes later does not take it away", async () => {
    await importLines("1,Nes,51.7,5.2,,Utrecht,100\n");
    await importLines("1,Nes,51.7,5.2,,Utrecht,100\n2,Nes,51.8,5.3,,Heusden,900\n");
    expect(await municipalityAt("nes")).toBe("Utrecht");
    expect(await municipalityAt("nes-heusden")).toBe("Heusden");
  });

  test("the name of a municipality is kept for the place in it", async () => {
    await importLines("1,Heusden,51.37,5.75,,Maastricht,5000\n2,Zaanstad,51.5,5.5,,Utrecht,9000\n");
    expect(await municipalityAt("heusden")).toBe("Heusden");
    expect(await municipalityAt("heusden-maastricht")).toBe("Maastricht");
    expect(await municipalityAt("zaanstad")).toBe("municipality");
    expect(await municipalityAt("zaanstad-utrecht")).toBe("Utrecht");
  });

  test("stays when GeoNames renames the place or it comes to another municipality", async () => {
    const report = await importLines("2745397,Vleuten-De Meern,52.10583,5.01528,,Rotterdam,6825\n");
    expect(report).toMatchObject({ addedCount: 0, changedCount: 1, refused: [] });
    expect(await cityBySlug(database, { slug: "vleuten", locale: "nl" })).toMatchObject({
      name: "Vleuten-De Meern",
      municipality: { name: "Rotterdam" },
    });
  });
});

test("a place that had no GeoNames id gets it and stays the same", async () => {
  await importLines(",Neck,52.5,4.9,,Zaanstad,\n");
  expect(await importLines("77,Neck,52.5,4.9,,Zaanstad,120\n")).toMatchObject({
    addedCount: 0,
    changedCount: 1,
  });
  expect(await cityBySlug(database, { slug: "neck", locale: "nl" })).toMatchObject({ population: 120 });
});

test.each([
  ["1,Nes,51.7,5.2,,Atlantis,100", 'municipality "Atlantis" is not known'],
  ["1,Nes,5.2,51.7,,Utrecht,100", "lies outside the country; latitude and longitude swapped?"],
  ["1,Nes,51.7,5.2,,Utrecht,many", 'population "many" is no whole number'],
  ["1,,51.7,5.2,,Utrecht,100", "name is missing"],
  [
    "2745397,Utrecht,52.1,5.1,,Utrecht,1",
    "geonames_id 2745397 is Vleuten here, and Utrecht is another place",
  ],
])("the line %s is refused: %s", async (line, reason) => {
  const { refused, addedCount } = await importLines(`${line}\n2,Bunnik,52.06,5.2,,Utrecht,7000\n`);
  expect(refused).toEqual([{ line: 2, reasons: [reason] }]);
  expect(addedCount).toBe(1);
});

test("one GeoNames id cannot be two places of a file", async () => {
  const { refused } = await importLines("1,Nes,51.7,5.2,,Utrecht,\n1,Ness,51.7,5.2,,Utrecht,\n");
  expect(refused).toEqual([{ line: 3, reasons: ["geonames_id 1 is on line 2 already"] }]);
});

test("a trial tells the same and leaves nothing behind", async () => {
  const file = bytesOf(`${HEADER}1,Nes,51.7,5.2,,Utrecht,100\n2,Nes,51.8,5.3,,Atlantis,900\n`);
  const trial = await importCities(database, file, { isDryRun: true });
  await expect(municipalityAt("nes")).rejects.toMatchObject({ kind: "notFound" });
  expect(await importCities(database, file)).toEqual(trial);
  expect(trial).toMatchObject({ readCount: 2, addedCount: 1, refused: [{ line: 3 }] });
});

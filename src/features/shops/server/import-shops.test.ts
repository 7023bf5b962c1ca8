import { describe, expect, test } from "vitest";
import { bytesOf } from "#features/places/server/small-country.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { importShops } from "./import-shops.ts";
import { shopBySlug } from "./shop-by-slug.ts";
import {
  NOW,
  confirmListing,
  settleSmallWorld,
  SHOP_COLUMNS,
  SMALL_WORLD,
} from "./small-world.test-support.ts";

const database = testWorld(settleSmallWorld);

const importLines = (lines: string) => importShops(database, bytesOf(SHOP_COLUMNS + lines));
const line = (id: string, name: string, rest = "Utrecht,Utrecht,GM0344,Utrecht,high,tag") =>
  `${id},${name},coffeeshop,52.09,5.12,Vismarkt,1,,${rest}\n`;
const at = (slug: string) => shopBySlug(database, { slug, locale: "nl", now: NOW });

test("importing again changes nothing", async () => {
  const { id } = await at("andersom");
  expect(await importShops(database, bytesOf(SMALL_WORLD))).toEqual({
    readCount: 9,
    addedCount: 0,
    changedCount: 0,
    unchangedCount: 9,
    refused: [],
    remarks: [],
  });
  expect((await at("andersom")).id).toBe(id);
});

test("the id of a line tells its source and year", async () => {
  expect((await at("andersom")).listing).toEqual({
    source: "openStreetMap",
    observedOn: "2021",
    confidence: "high",
    confirmationCount: 0,
    confirmedAt: null,
  });
});

describe("the address of a shop", () => {
  test("equal names add the city, then a number", async () => {
    expect((await at("sky-high")).kind).toBe("coffeeshop");
    expect((await at("sky-high-rotterdam")).kind).toBe("headshop");
    await importLines(line("osm2021-x1", "Sky High", "Rotterdam,Rotterdam,GM0599,Zuid-Holland,high,tag"));
    expect((await at("sky-high-rotterdam-2")).name).toBe("Sky High");
  });

  test("stays when the shop is renamed or moves", async () => {
    const report = await importLines(
      line("osm2021-a1", "Anders", "Rotterdam,Rotterdam,GM0599,Zuid-Holland,high,tag"),
    );
    expect(report).toMatchObject({ addedCount: 0, changedCount: 1 });
    expect(await at("andersom")).toMatchObject({ name: "Anders", city: { slug: "rotterdam" } });
  });

  test("of a real shop never looks like that of a sample", async () => {
    await importLines(line("osm2021-x1", "Sample Sale"));
    expect((await at("shop-sample-sale")).isSample).toBe(false);
  });

  test("of a name without a letter of ours is its kind", async () => {
    await importLines(line("osm2021-x1", "ﾊｯﾊﾟ"));
    expect((await at("coffeeshop")).name).toBe("ﾊｯﾊﾟ");
  });
});

test("a shop that is missing from a newer file stays", async () => {
  expect(await importLines(line("osm2021-a1", "Andersom"))).toMatchObject({ readCount: 1 });
  expect((await at("sky-high")).name).toBe("Sky High");
});

test("what people have told us since is not overwritten", async () => {
  await confirmListing(database, { slug: "andersom" });
  expect(await importLines(line("osm2021-a1", "Something Else"))).toMatchObject({
    changedCount: 0,
    unchangedCount: 1,
  });
  expect(await at("andersom")).toMatchObject({
    name: "Andersom",
    listing: { source: "owner", confirmationCount: 2 },
  });
});

test.each([
  [line("osm2021-x1", "X"), 'name "X" is shorter than 2 characters'],
  [line("osm2021-x1", "x".repeat(81)), `name "${"x".repeat(60)}" is longer than 80 characters`],
  [line("x1", "Relax"), 'id "x1" does not tell its source and year, such as osm2021-31fe16703a'],
  [
    line("osm2021-x1", "Relax", "Utrecht,Utrecht,GM9999,Utrecht,high,tag"),
    'municipality_code "GM9999" is not known',
  ],
  [
    line("osm2021-x1", "Relax", "Zaandam,Utrecht,GM0344,Utrecht,high,tag"),
    'city "Zaandam" is not known in GM0344',
  ],
  [
    line("osm2021-x1", "Relax", "Utrecht,Utrecht,GM0344,Utrecht,certain,tag"),
    'confidence "certain" is neither high, medium nor low',
  ],
  [
    "osm2021-x1,Relax,coffeeshop,5.12,52.09,,,,Utrecht,Utrecht,GM0344,Utrecht,high,tag\n",
    "lies outside the country; latitude and longitude swapped?",
  ],
  ["osm2021-x1,Relax,coffeeshop,52.09,,,,,Utrecht,Utrecht,GM0344,Utrecht,high,tag\n", "longitude is missing"],
  [
    'osm2021-x1,Relax,bakery,"52,09",5.12,,,,Utrecht,Utrecht,GM0344,Utrecht,high,tag\n',
    'latitude "52,09" must be a number of degrees',
  ],
  [
    "osm2021-x1,Relax,coffeeshop,52.09,5.12,Kade,1,0511 ab,Utrecht,Utrecht,GM0344,Utrecht,high,tag\n",
    'postcode "0511 ab" is no postcode such as 3511 AB',
  ],
])("the line %s is refused and the rest goes in: %s", async (refusedLine, reason) => {
  const { refused, addedCount } = await importLines(refusedLine + line("osm2021-x2", "Fine"));
  expect(refused).toEqual([{ line: 2, reasons: expect.arrayContaining([reason]) }]);
  expect(addedCount).toBe(1);
});

test("a trial tells the same and leaves nothing behind", async () => {
  const file = bytesOf(SHOP_COLUMNS + line("osm2021-x1", "Relax") + line("x2", "Relax"));
  const trial = await importShops(database, file, { isDryRun: true });
  await expect(at("relax")).rejects.toMatchObject({ kind: "notFound" });
  expect(await importShops(database, file)).toEqual(trial);
  expect(trial).toMatchObject({ readCount: 2, addedCount: 1, refused: [{ line: 3 }] });
});

import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { bytesOf } from "#features/places/server/small-country.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { importHours } from "./import-hours.ts";
import { importShops } from "./import-shops.ts";
import { shopBySlug } from "./shop-by-slug.ts";
import { confirmListing, NOW, settleSmallWorld, SMALL_WORLD } from "./small-world.test-support.ts";

const database = testWorld(settleSmallWorld);

const HEADER =
  "id,name,kind,latitude,longitude,street,house_number,postcode,city,municipality_code,confidence,opening_hours\n";
const line = (id: string, name: string, hours: string) =>
  `${id},${name},coffeeshop,52.09,5.12,Vismarkt,1,,Utrecht,GM0344,high,${hours}\n`;
const importLines = (lines: string) => importShops(database, bytesOf(HEADER + lines), { now: NOW });

const hoursOf = statement(
  "hours-of-slug",
  (_, p: Params<{ slug: string }>) => sql<{ hours: string | null; source: string | null; isKnown: boolean }>`
    select opening_hours as hours, shop_fact.source, open_known_until is not null as "isKnown"
    from shop
    join shop_listing on shop_listing.shop_id = shop.id
    left join shop_fact on shop_fact.shop_id = shop.id and fact_group = 'hours'
    where shop.slug = ${p.slug}`,
  { isRead: true },
);
const tellHours = statement(
  "tell-hours",
  (_, p: Params<{ slug: string }>) => sql`
    update shop_fact set source = 'owner' from shop
    where shop.id = shop_id and shop.slug = ${p.slug} and fact_group = 'hours'`,
);
const stored = (slug: string) => hoursOf.first(database, { slug });
const ofImport = (hours: string) => ({ hours, source: "openStreetMap", isKnown: true });
const UNKNOWN = { hours: null, source: null, isKnown: false };

test("hours come with their source and are worked out at once; an empty cell is unknown", async () => {
  const report = await importLines(
    line("osm2021-x1", "Relax", "Mo-Su 10:00-22:00") + line("osm2021-x2", "Silent", ""),
  );
  expect(report).toMatchObject({ addedCount: 2, refused: [], remarks: [] });
  expect(await stored("relax")).toEqual(ofImport("Mo-Su 10:00-22:00"));
  expect(await stored("silent")).toEqual(UNKNOWN);
});

test("hours that do not parse cost the line only its hours, and the report says why", async () => {
  const report = await importLines(
    line("osm2021-x1", "Relax", "24/7") + line("osm2021-x2", "Odd", "Mo-Fr 9-"),
  );
  expect(report).toMatchObject({ addedCount: 2, refused: [] });
  expect(report.remarks).toEqual([
    {
      line: 3,
      text: 'opening_hours "Mo-Fr 9-" do not parse: Missing time separator in time range after: "number"; the shop is taken in with unknown hours',
    },
  ]);
  expect(await stored("odd")).toEqual(UNKNOWN);
});

test("importing again changes nothing, other hours change the shop, and no hours make them unknown", async () => {
  const first = line("osm2021-x1", "Relax", "24/7");
  await importLines(first);
  expect(await importLines(first)).toMatchObject({ changedCount: 0, unchangedCount: 1 });
  expect(await importLines(line("osm2021-x1", "Relax", "Mo-Su 10:00-22:00"))).toMatchObject({
    changedCount: 1,
  });
  expect(await stored("relax")).toEqual(ofImport("Mo-Su 10:00-22:00"));
  await importLines(line("osm2021-x1", "Relax", ""));
  expect(await stored("relax")).toEqual(UNKNOWN);
});

test("a file without the column leaves the hours as they are", async () => {
  await importLines(line("osm2021-a1", "Andersom", "24/7"));
  await importShops(database, bytesOf(SMALL_WORLD));
  expect(await stored("andersom")).toEqual(ofImport("24/7"));
});

test("what people have told us since is not overwritten", async () => {
  await importLines(line("osm2021-x1", "Relax", "24/7"));
  await tellHours.run(database, { slug: "relax" });
  for (const hours of ["Mo-Su 10:00-22:00", ""]) {
    expect(await importLines(line("osm2021-x1", "Relax", hours))).toMatchObject({ changedCount: 0 });
    expect(await stored("relax")).toEqual({ hours: "24/7", source: "owner", isKnown: true });
  }
});

describe("a file like shop_hours.csv", () => {
  const COLUMNS =
    "id,name,opening_hours,phone,website,wheelchair,postcode,source,source_year,licensed_hours,match\n";
  const lineOf = ({ id = "osm2021-a1", open = ",,,", source = "OpenStreetMap node/5", match = "" }) =>
    `${id},whatever,${open},3511 KR,${source},2026-08,Mo-Su 07:00-01:00,${match}\n`;
  const importFile = (lines: string) => importHours(database, bytesOf(COLUMNS + lines), { now: NOW });
  const at = (slug: string) => shopBySlug(database, { slug, locale: "nl", now: NOW });
  const ALL = "Mo-Su 10:00-22:00,030 231 5402,https://andersom.example.org,limited";

  test("tells more about a shop that is there, from its element of the map", async () => {
    expect(await importFile(lineOf({ open: ALL }))).toMatchObject({
      addedCount: 0,
      changedCount: 1,
      refused: [],
    });
    const from = { source: "openStreetMap", observedOn: "2026-08", reference: "node/5", confidence: "high" };
    expect(await at("andersom")).toMatchObject({
      osmId: "node/5",
      phone: "+31302315402",
      website: "https://andersom.example.org",
      wheelchair: "limited",
      postcode: "3511 KR",
      opening: { state: "open" },
      listing: { observedOn: "2021" },
      facts: { hours: from, contact: from, amenities: from },
    });
    expect(await importFile(lineOf({ open: ALL }))).toMatchObject({ changedCount: 0, unchangedCount: 1 });
  });

  test("without hours leaves them unknown: those of a licence are none", async () => {
    await importFile(lineOf({ open: ",,,no/limited" }));
    expect(await stored("andersom")).toEqual(UNKNOWN);
    expect((await at("andersom")).wheelchair).toBe("unknown");
  });

  test("renames the shop with what belongs to its new name, unless people named it", async () => {
    const renamed = (id: string) => lineOf({ id, open: ALL, match: '"osm 0 m, name now Kif"' });
    await importFile(renamed("osm2021-a1"));
    expect(await at("andersom")).toMatchObject({
      name: "Kif",
      formerNames: ["Andersom"],
      listing: { source: "openStreetMap", observedOn: "2026-08" },
    });
    await confirmListing(database, { slug: "sky-high" });
    const report = await importFile(renamed("osm2021-b1"));
    expect(report.remarks).toMatchObject([{ line: 2, text: expect.stringContaining("another name") }]);
    expect(await at("sky-high")).toMatchObject({
      name: "Sky High",
      phone: null,
      opening: { state: "unknown" },
    });
  });

  test("trusts hours less that it calls doubtful", async () => {
    await importFile(lineOf({ open: ALL, match: "osm 0 m; no weekend: doubtful" }));
    expect((await at("andersom")).facts).toMatchObject({
      hours: { confidence: "low" },
      contact: { confidence: "high" },
    });
  });

  test("of a shop that is not there is refused, and the rest goes in", async () => {
    const report = await importFile(lineOf({ id: "osm2021-z9" }) + lineOf({ open: ALL }));
    expect(report.refused).toEqual([{ line: 2, reasons: ['id "osm2021-z9" is of no shop'] }]);
    expect(report.changedCount).toBe(1);
  });
});

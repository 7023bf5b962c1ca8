import { sql } from "kysely";
import { expect, test } from "vitest";
import { autocomplete } from "#features/search/server/autocomplete.ts";
import { bytesOf } from "#features/places/server/small-country.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { importShops } from "./import-shops.ts";
import { shopBySlug } from "./shop-by-slug.ts";
import { confirmListing, NOW, settleSmallWorld, SMALL_WORLD } from "./small-world.test-support.ts";

const database = testWorld(settleSmallWorld);

const HEADER =
  "name,address,postcode,city,lat,lon,licence_valid_to,licensed_hours,opening_hours,phone,website,wheelchair,osm_id,shop_id,source,source_year,licence,name_is_holder\n";
const line = ({
  name = "Andersom",
  address = "Vismarkt 23-H",
  point = "52.0905,5.1206",
  city = "Utrecht",
  open = ",,,",
  osmId = "",
  shopId = "",
  year = "2026-08",
  holder = "",
} = {}) =>
  `${name},${address},3511 KR,${city},${point},2027-01-01,Mo-Su 07:00-01:00,${open},${osmId},${shopId},Gemeente Utrecht register + OpenStreetMap,${year},CC BY 4.0,${holder}\n`;
const NEW = { name: "Nieuw", address: "Oudegracht 5-1", point: "52.085,5.118" };

const importLines = (lines: string) => importShops(database, bytesOf(HEADER + lines), { now: NOW });
const at = (slug: string) => shopBySlug(database, { slug, locale: "nl", now: NOW });
const rankOf = statement("rank-of-slug", (db, p: Params<{ slug: string }>) =>
  db.selectFrom("shop").select("rank").where("slug", "=", p.slug),
);

test("a licensed shop is found by its door, and its licence and listing say whose they are", async () => {
  const rank = (await rankOf.first(database, { slug: "cafe-zwart" }))?.rank ?? 0;
  expect(await importLines(line({ osmId: "node/7" }))).toMatchObject({
    addedCount: 0,
    changedCount: 1,
    refused: [],
  });
  expect(await at("andersom")).toMatchObject({
    name: "Andersom",
    houseNumber: "23",
    postcode: "3511 KR",
    osmId: "node/7",
    phone: null,
    opening: { state: "unknown" },
    listing: { source: "register", observedOn: "2026-08", confidence: "high" },
    licence: {
      state: "licensed",
      register: "Gemeente Utrecht register",
      holder: null,
      validTo: "2027-01-01",
      observedOn: "2026-08",
    },
  });
  expect(await at("cafe-zwart")).toMatchObject({ status: "active", licence: { state: "missing" } });
  expect((await rankOf.first(database, { slug: "cafe-zwart" }))?.rank).toBe(rank - 1);
  expect((await at("eclair")).licence).toEqual({ state: "none" });
  expect((await at("sky-high")).licence).toEqual({ state: "none" });
});

test("the permitted hours of a licence are no opening hours; those of the map are, with its element", async () => {
  await importLines(
    line({
      ...NEW,
      open: "Mo-Su 10:00-22:00,030 231 5402,https://nieuw.example.org,no/limited",
      osmId: "way/8",
    }),
  );
  expect(await at("nieuw")).toMatchObject({
    street: "Oudegracht",
    houseNumber: "5",
    phone: "+31302315402",
    wheelchair: "unknown",
    opening: { state: "open" },
    facts: {
      listing: { source: "register" },
      hours: { source: "openStreetMap", observedOn: "2026-08", reference: "way/8" },
      contact: { source: "openStreetMap", reference: "way/8" },
    },
  });
  expect((await at("nieuw")).facts.amenities).toBeUndefined();
});

test("another name at the same door leads, the old one becomes a former name, and the address of the page stays", async () => {
  await importLines(line({ name: "Kif" }));
  expect(await at("andersom")).toMatchObject({ name: "Kif", formerNames: ["Andersom"] });
  const found = await autocomplete(database, { kinds: ["shops"], question: "andersom", locale: "nl" });
  expect(found).toMatchObject([{ name: "Kif", url: "andersom" }]);
  await importShops(database, bytesOf(SMALL_WORLD));
  expect((await at("andersom")).name).toBe("Kif");
});

test("a name that people told us stands, and then hours and telephone of another name are not taken", async () => {
  await confirmListing(database, { slug: "andersom" });
  const report = await importLines(line({ name: "Kif", open: "24/7,030 231 5402,,yes" }));
  expect(report.remarks).toMatchObject([{ line: 2, text: expect.stringContaining("has another name") }]);
  expect(await at("andersom")).toMatchObject({
    name: "Andersom",
    phone: null,
    licence: { state: "licensed" },
  });
});

test("the holder of a licence stays beside a name, and a shop of which nothing else is known is called by its address", async () => {
  await importLines(
    line({ name: "Pardas", holder: "yes" }) + line({ ...NEW, name: "Carmelo", holder: "yes" }),
  );
  expect(await at("andersom")).toMatchObject({ name: "Andersom", licence: { holder: "Pardas" } });
  expect(await at("coffeeshop-oudegracht-5")).toMatchObject({ licence: { holder: "Carmelo" } });
});

test("importing again changes nothing, an older copy neither; a newer one takes the place of ours", async () => {
  const both = line() + line(NEW);
  await importLines(both);
  expect(await importLines(both)).toMatchObject({ addedCount: 0, changedCount: 0, unchangedCount: 2 });
  await importLines(line({ name: "Vroeger", year: "2024" }));
  expect(await at("andersom")).toMatchObject({ name: "Andersom", licence: { observedOn: "2026-08" } });
  await importLines(line({ year: "2027-01" }));
  expect(await at("andersom")).toMatchObject({ licence: { state: "licensed", observedOn: "2027-01" } });
  expect(await at("nieuw")).toMatchObject({ licence: { state: "missing", observedOn: "2027-01" } });
});

test.each([
  [line({ address: "Vismarkt" }), 'address "Vismarkt" is no street with a house number, such as Singel 12-H'],
  [line({ city: "Atlantis" }), 'city "Atlantis" is not known'],
  [line({ osmId: "node/-1" }), 'osm_id "node/-1" is no element of OpenStreetMap such as node/123'],
  [line({ open: ",call us,," }), 'phone "call us" is no telephone number'],
  [line({ open: ",,javascript:1," }), 'website "javascript:1" is no address of the web'],
  [line({ point: "5.12,52.09" }), "lies outside the country; latitude and longitude swapped?"],
])("the line %s is refused, and the rest goes in", async (refusedLine, reason) => {
  const { refused, addedCount } = await importLines(refusedLine + line(NEW));
  expect(refused).toEqual([{ line: 2, reasons: [reason] }]);
  expect(addedCount).toBe(1);
});

test("a headshop at the door is another shop", async () => {
  await headshopAt.run(database, { slug: "andersom" });
  expect(await importLines(line())).toMatchObject({ addedCount: 1 });
});

const headshopAt = statement(
  "make-headshop",
  (_, p: Params<{ slug: string }>) => sql`update shop set kind = 'headshop' where slug = ${p.slug}`,
);

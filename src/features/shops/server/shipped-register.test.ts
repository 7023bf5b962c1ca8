import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { autocomplete } from "#features/search/server/autocomplete.ts";
import { statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { importHours } from "./import-hours.ts";
import { importShops } from "./import-shops.ts";
import { loadOpenData } from "./load-open-data.ts";
import { shopBySlug } from "./shop-by-slug.ts";

const database = testWorld(loadOpenData);

const at = (slug: string) =>
  shopBySlug(database, { slug, locale: "nl", now: new Date("2026-11-21T13:15:00Z") });

const registerCounts = statement(
  "register-counts",
  () => sql<
    Record<"coffeeshops" | "licensed" | "missing" | "holders" | "withHours" | "open" | "elements", number>
  >`
    select
      count(*) filter (where kind = 'coffeeshop') as coffeeshops,
      count(shop_licence.shop_id) as licensed,
      count(*) filter (where kind = 'coffeeshop' and shop_licence.shop_id is null) as missing,
      count(shop_licence.holder) as holders,
      count(opening_hours) as "withHours",
      count(shop_listing.open_known_until) as open,
      count(osm_id) as elements
    from shop
    join municipality on municipality.id = shop.municipality_id and municipality.name = 'Amsterdam'
    join shop_listing on shop_listing.shop_id = shop.id
    left join shop_licence on shop_licence.shop_id = shop.id
    where not shop.is_sample`,
);

test("Amsterdam has the coffeeshops of its register beside those of 2021, and some have hours; loading again changes nothing", async () => {
  expect(await registerCounts.first(database)).toEqual({
    coffeeshops: 160,
    licensed: 146,
    missing: 14,
    holders: 5,
    withHours: 43,
    open: 43,
    elements: 105,
  });
  for (const [file, importFile] of [
    ["shops.csv", importShops],
    ["amsterdam_register.csv", importShops],
    ["shop_hours.csv", importHours],
  ] as const) {
    const bytes = await readFile(new URL(`../../../../data/${file}`, import.meta.url));
    const report = await importFile(database, bytes);
    expect(report, file).toMatchObject({ addedCount: 0, changedCount: 0, refused: [], remarks: [] });
  }
});

test("where the name at an address is another now, the new one leads; one that is spelled differently stays", async () => {
  for (const [slug, name, formerNames] of [
    ["barney-s-lounge-coffee-shop", "Hashtag Amsterdam", ["Barney's Lounge coffee shop"]],
    ["coffeeshop-de-keeper", "SuperFly", ["Coffeeshop De Keeper"]],
    ["coffeeshop-t-ooievaartje", "Coffeeshop Noord", ["Coffeeshop 't Ooievaartje"]],
    ["420-coffeeshop", "Strain Hunters Amsterdam", ["420 coffeeshop"]],
    ["coffeeshop-het-ballonnetje", "Coffeeshop Het Ballonnetje", []],
  ] as const)
    expect(await at(slug)).toMatchObject({ name, formerNames });
});

test("the register says who holds a licence, until when, and which shop it lacks", async () => {
  expect(await at("coffeeshop-club-media")).toMatchObject({
    name: "Coffeeshop Club Media",
    licence: { state: "licensed", holder: "Media", validTo: "2029-10-01" },
    facts: { listing: { source: "register", observedOn: "2026-08" } },
  });
  expect(await at("coffeeshop-hudsonstraat-156")).toMatchObject({ licence: { holder: "Carmelo" } });
  expect(await at("coffeeshop-today")).toMatchObject({
    status: "active",
    licence: { state: "missing", register: "Gemeente Amsterdam horeca register", observedOn: "2026-08" },
  });
});

test("hours and contact say which element of the map they are from", async () => {
  const from = { source: "openStreetMap", observedOn: "2026-08", reference: "node/2742803490" };
  expect(await at("coffeeshop-het-ballonnetje")).toMatchObject({
    osmId: "node/2742803490",
    street: "Roetersstraat",
    houseNumber: "12",
    facts: { hours: from, contact: from },
  });
});

const forgetLandmarks = statement("forget-landmarks", () => sql`delete from landmark`);
const forgetItems = statement("forget-place-items", () => sql`delete from search_item where kind <> 'shops'`);
const landmarkCount = statement(
  "count-of-landmarks",
  () => sql<{ count: number }>`select count(*) from landmark`,
);

test("a database older than the landmarks gets them, and learns which cities have shops", async () => {
  await database.transaction(async (tx) => {
    await forgetLandmarks.run(tx);
    await forgetItems.run(tx);
  });
  expect(await loadOpenData(database)).toEqual({ isLoaded: true });
  expect(await landmarkCount.first(database)).toEqual({ count: 11_990 });
  const asked = { kinds: ["cities", "landmarks"], locale: "nl" } as const;
  const found = await autocomplete(database, { ...asked, question: "volendam" });
  expect(found[0]).toMatchObject({ name: "Volendam", isTown: true });
  expect((await autocomplete(database, { ...asked, question: "damrak" }))[0]?.name).toBe("Damrak");
});

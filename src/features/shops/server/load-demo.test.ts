import { sql } from "kysely";
import { expect, test } from "vitest";
import { DEMO_SHOPS } from "#db/demo/shops.ts";
import { parseHours } from "#features/hours/server/parse-hours.ts";
import { isInCountry } from "#platform/geo/geo.ts";
import { SAMPLE_TOWN } from "#features/places/sample-town.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { readShopFilters } from "../shop-query.ts";
import { askedScope, type AskedScopeQuery } from "./asked-scope.ts";
import { shopsIn } from "./shops-in.ts";
import { testWorld } from "#tests/support/database.ts";
import { loadDemo } from "./load-demo.ts";
import { removeDemo } from "./remove-demo.ts";
import { shopBySlug } from "./shop-by-slug.ts";
import { bestShops } from "./slice-of-shops.ts";
import { NOW, settleSmallWorld } from "./small-world.test-support.ts";

const database = testWorld(settleSmallWorld);

const moveTo = statement(
  "test-move-shop",
  (_, p: Params<{ shop: string; city: string }>) => sql`
    update shop set city_id = city.id, municipality_id = city.municipality_id
    from city where shop.slug = ${p.shop} and city.slug = ${p.city}`,
);

const allShops = () => bestShops(database, { start: 0, amount: 50, locale: "nl", now: NOW });

async function shopsOf(asked: AskedScopeQuery) {
  const filters = readShopFilters(new URLSearchParams()).filters;
  const { items } = await shopsIn(database, {
    scope: await askedScope(database, asked),
    filters,
    locale: "nl",
    now: NOW,
    near: asked.near,
  });
  return items.map(({ slug }) => slug);
}

test("a sample says so in its address and in every one of its facts", async () => {
  await loadDemo(database);
  const shop = await shopBySlug(database, { slug: "sample-de-slapende-reiger", locale: "nl", now: NOW });
  expect(shop).toMatchObject({
    isSample: true,
    phone: "+31300000012",
    access: { residents: "anyone", idCheck: "yes" },
    amenities: { wifi: "yes", dogs: "no" },
    wheelchair: "yes",
  });
  expect(Object.keys(shop.facts).toSorted()).toEqual([
    "about",
    "access",
    "amenities",
    "consumption",
    "contact",
    "hours",
    "listing",
  ]);
  for (const fact of Object.values(shop.facts)) expect(fact.source).toBe("sample");
});

test("the first sample tells all that a shop can tell of itself, the others what they know", async () => {
  await loadDemo(database);
  const asked = { slug: "sample-de-slapende-reiger", now: NOW };
  const heron = await shopBySlug(database, { ...asked, locale: "de" });
  expect(heron).toMatchObject({
    consumption: {
      smoking: "pureOnly",
      vaporizer: "yes",
      terrace: "yes",
      maximumStayMinutes: 180,
      drinkRequired: "yes",
    },
    description: { locale: "de" },
    email: "post@slapende-reiger.example.org",
    formerNames: ["De Wakkere Reiger"],
    licence: { state: "none" },
  });
  expect(heron.socials).toHaveLength(2);
  expect((await shopBySlug(database, { ...asked, locale: "pl" })).description).toMatchObject({
    locale: "nl",
  });
  const fish = await shopBySlug(database, { slug: "sample-maanvis", locale: "nl", now: NOW });
  expect(fish).toMatchObject({
    consumption: { smoking: "none" },
    description: null,
    email: null,
    socials: [],
  });
  expect(fish.facts.about).toBeUndefined();
});

test("samples stand in their own town, and in no other list", async () => {
  const real = await shopsOf({});
  await loadDemo(database);
  expect(await shopsOf({ city: SAMPLE_TOWN.slug })).toHaveLength(DEMO_SHOPS.length);
  expect(await shopsOf({})).toEqual(real);
  expect((await allShops()).some(({ isSample }) => isSample)).toBe(false);
  const onWater = [5, 52.4, 5.5, 52.7] as const;
  expect(await shopsOf({ bbox: [...onWater] })).toEqual([]);
  expect(await shopsOf({ bbox: [...onWater], city: SAMPLE_TOWN.slug })).toHaveLength(DEMO_SHOPS.length);
  expect((await shopsOf({ near: SAMPLE_TOWN })).toSorted()).toEqual(real.toSorted());
});

test("what a town decides elsewhere, samples decide themselves", async () => {
  await loadDemo(database);
  const sample = (slug: string) => shopBySlug(database, { slug, locale: "nl", now: NOW });
  expect(await sample("sample-zevenslaper")).toMatchObject({
    isWietproef: true,
    access: { residents: "residentsOnly" },
  });
  expect(await sample("sample-maanvis")).toMatchObject({ isWietproef: false });
});

test("loading again changes nothing, removing leaves the real shops alone and takes the town away", async () => {
  const before = await allShops();
  await loadDemo(database);
  const loaded = await shopsOf({ city: SAMPLE_TOWN.slug });
  await loadDemo(database);
  expect(await shopsOf({ city: SAMPLE_TOWN.slug })).toEqual(loaded);
  expect(await removeDemo(database)).toEqual({ shopCount: DEMO_SHOPS.length });
  expect(await allShops()).toEqual(before);
  await expect(shopsOf({ city: SAMPLE_TOWN.slug })).rejects.toMatchObject({ kind: "notFound" });
});

test("the database keeps real and invented apart", async () => {
  await loadDemo(database);
  await expect(moveTo.run(database, { shop: "andersom", city: SAMPLE_TOWN.slug })).rejects.toMatchObject({
    code: "23503",
  });
  await expect(moveTo.run(database, { shop: "sample-maanvis", city: "utrecht" })).rejects.toMatchObject({
    code: "23503",
  });
});

test("nobody real can be reached or mistaken through the invented world", () => {
  for (const shop of DEMO_SHOPS) {
    expect(shop.postcode).toMatch(/ S[ADS]$/);
    expect(shop.phone ?? "+31300").toMatch(/^\+31(?:30|24|118)0/);
    expect(shop.email ?? "@example.org").toMatch(/@(?:[a-z-]+\.)?example\.org$/);
    for (const social of shop.socials ?? []) expect(social).toMatch(/^https:\/\/[a-z]+\.example\.org\//);
    expect(shop.website ?? "https://example.org/").toMatch(/^https:\/\/(?:[a-z-]+\.)?example\.org\/$/);
    expect(isInCountry(shop)).toBe(true);
    for (const { openingHours } of [shop, ...shop.departments])
      expect(parseHours(openingHours ?? "24/7")).toEqual({ ok: true });
  }
});

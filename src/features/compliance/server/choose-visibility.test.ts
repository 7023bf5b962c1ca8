import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { NOW, settleSmallWorld, setStatus } from "#features/shops/server/small-world.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import {
  canaryProductFacts,
  plantCanaryMenu,
  publicCents,
  shopsToldOf,
  shopsWithCanaryProduct,
} from "#tests/support/canary-menu.ts";
import { testWorld } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { waitsForLock } from "#tests/support/waits-for-lock.ts";
import { DEAL_TYPES } from "../compliance.ts";
import { complianceOfShop } from "./compliance-of-shop.test-support.ts";
import { chooseVisibility } from "./choose-visibility.ts";
import { clearProfile, setProfile } from "./profiles.test-support.ts";

const database = testWorld(settleSmallWorld);

const idOfSlug = statement("test-shop-id", (db, p: Params<{ slug: string }>) =>
  db.selectFrom("shop").select("id").where("slug", "=", p.slug),
);

async function shopId(slug: string, on: Database = database): Promise<number> {
  return (await idOfSlug.first(on, { slug }))?.id ?? 0;
}

/** A gram costs 8.00 at Andersom and 10.00 at Café Zwart. */
async function plantMenus(): Promise<void> {
  await plantCanaryMenu(database, { shop: "andersom", cents: 800 });
  await plantCanaryMenu(database, { shop: "cafe-zwart", cents: 1000 });
}

const BOTH = { shopCount: 2, low: 800, median: 900, high: 1000, from: 800 };
const ZWART_ONLY = { shopCount: 1, low: 1000, median: 1000, high: 1000, from: 1000 };
const NO_PRICES = { low: null, median: null, high: null, from: null };

test("without a word from anybody everything is shown, and nobody may deal in cannabis", async () => {
  expect(await complianceOfShop(database, { shopId: await shopId("andersom") })).toEqual({
    menu: "full",
    prices: "public",
    dealTypes: DEAL_TYPES,
    isIndexable: true,
  });
  await expect(setProfile(database, {}, { dealTypes: ["weed" as never] })).rejects.toMatchObject({
    code: "23514",
  });
});

describe("an owner who hides the menu", () => {
  test("takes its shop and its prices out of the catalogue at once, and the past prices too", async () => {
    await plantMenus();
    expect(await canaryProductFacts(database)).toEqual(BOTH);
    expect(await publicCents(database)).toEqual([800, 800, 1000, 1000]);
    await chooseVisibility(database, { shopId: await shopId("andersom"), menu: "hidden", now: NOW });
    expect(await canaryProductFacts(database)).toEqual(ZWART_ONLY);
    expect(await publicCents(database)).toEqual([1000, 1000]);
  });

  test("takes it out of what lists of products say where it is to be had, and tells them", async () => {
    await plantMenus();
    expect(await shopsWithCanaryProduct(database)).toEqual(["andersom", "cafe-zwart"]);
    const id = await shopId("andersom");
    expect(
      await shopsToldOf(database, () => chooseVisibility(database, { shopId: id, menu: "hidden", now: NOW })),
    ).toEqual(["andersom"]);
    expect(await shopsWithCanaryProduct(database)).toEqual(["cafe-zwart"]);
    expect(
      await shopsToldOf(database, () => chooseVisibility(database, { shopId: id, menu: "full", now: NOW })),
    ).toEqual(["andersom"]);
  });

  test("may do it twice, and shows it again with what others had said before", async () => {
    await plantMenus();
    await setProfile(database, { shop: "andersom" }, { menu: "names" });
    const id = await shopId("andersom");
    await chooseVisibility(database, { shopId: id, menu: "hidden", now: NOW });
    await chooseVisibility(database, { shopId: id, menu: "hidden", now: NOW });
    expect(await complianceOfShop(database, { shopId: id })).toMatchObject({ menu: "hidden" });
    await chooseVisibility(database, { shopId: id, menu: "full", now: NOW });
    expect(await complianceOfShop(database, { shopId: id })).toMatchObject({ menu: "names" });
  });

  test("cannot show what the municipality hides", async () => {
    await plantMenus();
    await setProfile(database, { municipality: "utrecht" }, { menu: "hidden" });
    const id = await shopId("andersom");
    await chooseVisibility(database, { shopId: id, menu: "hidden", now: NOW });
    await chooseVisibility(database, { shopId: id, menu: "full", now: NOW });
    expect(await complianceOfShop(database, { shopId: id })).toMatchObject({ menu: "hidden" });
  });

  test("has a shop", async () => {
    await expect(chooseVisibility(database, { shopId: -1, menu: "hidden", now: NOW })).rejects.toMatchObject({
      kind: "notFound",
    });
    await expect(complianceOfShop(database, { shopId: -1 })).rejects.toMatchObject({ kind: "notFound" });
  });
});

describe("the catalogue counts", () => {
  test("names as places to go, and leaves their prices out", async () => {
    await plantMenus();
    await setProfile(database, { municipality: "utrecht" }, { menu: "names" });
    expect(await canaryProductFacts(database)).toEqual({ shopCount: 2, ...NO_PRICES });
    expect(await publicCents(database)).toEqual([]);
  });

  test("neither what members see", async () => {
    await plantMenus();
    await setProfile(database, { country: "NL" }, { menu: "login" });
    expect(await canaryProductFacts(database)).toEqual({ shopCount: 0, ...NO_PRICES });
  });

  test("prices only where anyone sees them", async () => {
    await plantMenus();
    await setProfile(database, { shop: "andersom" }, { prices: "login" });
    expect(await canaryProductFacts(database)).toEqual({ ...ZWART_ONLY, shopCount: 2 });
  });

  test("a menu that is written while hidden as little as one written before", async () => {
    await setProfile(database, { shop: "andersom" }, { menu: "hidden" });
    await plantMenus();
    expect(await canaryProductFacts(database)).toEqual(ZWART_ONLY);
    await clearProfile(database, { shop: "andersom" });
    expect(await canaryProductFacts(database)).toEqual(BOTH);
  });

  test("a closed shop as before", async () => {
    await plantMenus();
    await setStatus(database, { slug: "andersom", status: "temporarilyClosed" });
    expect(await canaryProductFacts(database)).toEqual(ZWART_ONLY);
  });
});

const remove = statement(
  "test-remove-default",
  () => sql`delete from compliance_profile where scope = 'default'`,
);

test("the profile all others rest on stays", async () => {
  await expect(remove.run(database)).rejects.toMatchObject({ code: "23514" });
});

test("of a menu that is saved while it is being hidden, nothing is left in the catalogue", async () => {
  const fresh = await freshDatabase();
  await settleSmallWorld(fresh);
  const id = await shopId("andersom", fresh);
  const hiding = Promise.withResolvers<void>();
  await fresh.transaction(async (tx) => {
    await plantCanaryMenu(tx, { shop: "andersom", cents: 800 });
    chooseVisibility(fresh, { shopId: id, menu: "hidden", now: NOW }).then(hiding.resolve, hiding.reject);
    await waitsForLock(fresh);
  });
  await hiding.promise;
  expect(await canaryProductFacts(fresh)).toEqual({ shopCount: 0, ...NO_PRICES });
});

test("a shop that comes while a municipality is hidden does not begin in the open", async () => {
  const fresh = await freshDatabase();
  await settleSmallWorld(fresh);
  const saying = Promise.withResolvers<void>();
  await fresh.transaction(async (tx) => {
    await copyShop.run(tx);
    setProfile(fresh, { municipality: "utrecht" }, { menu: "hidden" }).then(saying.resolve, saying.reject);
    await waitsForLock(fresh);
  });
  await saying.promise;
  const added = await shopId("newcomer", fresh);
  expect(await complianceOfShop(fresh, { shopId: added })).toMatchObject({ menu: "hidden" });
});

const copyShop = statement(
  "test-copy-shop",
  () => sql`
    with added as (
      insert into shop (slug, name, sort_name, kind, city_id, municipality_id, latitude, longitude)
      select 'newcomer', 'Newcomer', 'Newcomer', 'coffeeshop', city_id, municipality_id, latitude, longitude
      from shop where slug = 'andersom' returning id)
    insert into shop_fact (shop_id, fact_group, source, observed_on, confidence)
    select id, 'listing', 'visitor', '2026-11', 'low' from added`,
);

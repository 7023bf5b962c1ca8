import { sql } from "kysely";
import { expect, test } from "vitest";
import { loadDemo } from "#features/shops/server/load-demo.ts";
import { removeDemo } from "#features/shops/server/remove-demo.ts";
import { shopBySlug } from "#features/shops/server/shop-by-slug.ts";
import { NOW } from "#features/shops/server/small-world.test-support.ts";
import { statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { ladderMistakes, type PriceLadder } from "../price-ladder.ts";
import { SUB_CATEGORIES } from "../product.ts";
import { demoProducts } from "./demo-catalogue.ts";
import { loadDemoCatalogue } from "./load-demo-catalogue.ts";
import { menuOfShop } from "./menu-of-shop.ts";
import { removeDemoCatalogue } from "./remove-demo-catalogue.ts";

const rowCounts = statement(
  "demo-row-counts",
  () => sql<Record<string, number>>`
    select (select count(*) from brand)::integer as brands, (select count(*) from strain)::integer as strains,
      (select count(*) from strain_similar)::integer as likenesses, (select count(*) from product)::integer as products,
      (select count(*) from menu_item)::integer as items, (select count(*) from price_observation)::integer as prices,
      (select count(*) from search_item where entity in ('product', 'brand'))::integer as found`,
);

const menus = statement(
  "demo-menus",
  () => sql<{ slug: string; itemCount: number; days: number; ladders: PriceLadder[] }>`
    select shop.slug, count(*)::integer as "itemCount", jsonb_agg(menu_item.ladder) as ladders,
      extract(day from ${NOW.toISOString()}::timestamptz - max(last_seen_at))::integer as days
    from menu_item join shop on shop.id = shop_id group by shop.slug order by shop.slug`,
);

const historyOf = statement(
  "demo-history",
  () => sql<{ changeCount: number; days: number }>`
    select count(*)::integer as "changeCount",
      extract(day from max(observed_at) - min(observed_at))::integer as days
    from price_observation group by menu_item_id, quantity order by 1 desc`,
);
const database = testWorld((database) => loadDemo(database, { now: NOW }));

test("loading twice changes nothing, and removing takes all of it away", async () => {
  const loaded = await loadDemoCatalogue(database, { now: NOW });
  expect(loaded).toEqual({ brandCount: 5, strainCount: 12, productCount: 42, menuCount: 8 });
  const counts = await rowCounts.first(database);
  expect(counts).toMatchObject({ brands: 5, strains: 12, products: 42, found: 5 + 39 });
  await loadDemoCatalogue(database, { now: new Date(NOW.getTime() + 3 * 24 * 60 * 60_000) });
  expect(await rowCounts.first(database)).toEqual(counts);
  expect(await removeDemoCatalogue(database)).toEqual({ productCount: 42, brandCount: 5 });
  await removeDemo(database);
  expect(Object.values((await rowCounts.first(database)) ?? {})).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test("menus are of every size and age, and all their ladders may be saved", async () => {
  await loadDemoCatalogue(database, { now: NOW });
  const found = await menus.all(database);
  expect(found.map(({ slug, itemCount, days }) => [slug, itemCount, days])).toEqual([
    ["sample-de-slapende-reiger", 60, 0],
    ["sample-de-stille-trom", 12, 190],
    ["sample-het-zoute-uur", 14, 760],
    ["sample-lichtwachter", 10, 185],
    ["sample-maanvis", 17, 1],
    ["sample-mosgroen-co", 8, 30],
    ["sample-papieren-boot", 24, 3],
    ["sample-zevenslaper", 36, 12],
  ]);
  expect(found.flatMap(({ ladders }) => ladders.flatMap(ladderMistakes))).toEqual([]);
});

test("one shop has taken its menu off the site", async () => {
  await loadDemoCatalogue(database, { now: NOW });
  const menuOf = async (slug: string) => {
    const { id: shopId } = await shopBySlug(database, { slug, locale: "nl", now: NOW });
    return menuOfShop(database, { shopId, viewer: "anyone" });
  };
  expect(await menuOf("sample-lichtwachter")).toBeNull();
  expect(await menuOf("sample-maanvis")).not.toBeNull();
});

test("prices have a past of a year and a half", async () => {
  await loadDemoCatalogue(database, { now: NOW });
  const [most] = await historyOf.all(database);
  expect(most?.changeCount).toBeGreaterThanOrEqual(6);
  expect(most?.days).toBeGreaterThanOrEqual(500);
});

test("every type is there, with sub-categories that the product knows", () => {
  const products = demoProducts();
  expect(new Set(products.map(({ type }) => type)).size).toBe(5);
  const unknown = products.filter(
    ({ type, subCategory }) => subCategory !== null && !SUB_CATEGORIES[type].includes(subCategory),
  );
  expect(unknown).toEqual([]);
});

import { sql } from "kysely";
import { expect, test } from "vitest";
import { settleSmallCountry } from "#features/places/server/small-country.test-support.ts";
import { generateShops } from "#features/shops/server/generate-shops.ts";
import { NOW } from "#features/shops/server/small-world.test-support.ts";
import { statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { ladderMistakes } from "../price-ladder.ts";
import { generateCatalogue } from "./generate-catalogue.ts";
import { inventedMenu, PRODUCTS_PER_SHOP } from "./invented-menu.ts";
import { inventedProduct } from "./invented-product.ts";
import { removeDemoCatalogue } from "./remove-demo-catalogue.ts";

const generated = statement(
  "generated-menus",
  () => sql<{ line: string }>`
    select shop.source_key || ' ' || product.slug || ' ' || menu_item.ladder::text || ' ' || menu_item.last_seen_at::text as line
    from menu_item join shop on shop.id = shop_id join product on product.id = product_id
    order by shop.source_key, menu_item.position`,
);

const rowCounts = statement(
  "generated-counts",
  () => sql<Record<string, number>>`
    select (select count(*) from brand)::integer as brands, (select count(*) from product)::integer as products,
      (select count(*) from product where shop_count = 0)::integer as unsold,
      (select count(*) from price_observation)::integer as prices`,
);

async function generate(scale: number) {
  await generateShops(database, { scale, now: NOW });
  return generateCatalogue(database, { scale, now: NOW });
}

const database = testWorld(settleSmallCountry);

test("a smaller scale is the beginning of a larger one, and generating again changes nothing", async () => {
  expect(await generate(0.0003)).toMatchObject({ productCount: 18 });
  const small = (await generated.all(database)).map(({ line }) => line);
  await generate(0.0006);
  const large = (await generated.all(database)).map(({ line }) => line);
  expect(large.length).toBeGreaterThan(small.length);
  expect(small.filter((line) => !large.includes(line))).toEqual([]);
  const counts = await rowCounts.first(database);
  await generate(0.0006);
  expect(await rowCounts.first(database)).toEqual(counts);
});

test("all of it can be taken away", async () => {
  await generate(0.0003);
  expect(await removeDemoCatalogue(database)).toEqual({ productCount: 18, brandCount: 1 });
  expect(await rowCounts.first(database)).toEqual({ brands: 0, products: 0, unsold: 0, prices: 0 });
});

test("types come in their shares, and every price may be saved", () => {
  const products = Array.from({ length: 3000 }, (_, number) => inventedProduct(number));
  const share = (type: string) =>
    products.filter((product) => product.type === type).length / products.length;
  expect(share("weed")).toBeCloseTo(0.4, 1);
  expect(share("supplies")).toBeCloseTo(0.1, 1);
  const items = Array.from({ length: products.length / PRODUCTS_PER_SHOP }, (_, number) =>
    inventedMenu(number, (product) => products[product] as (typeof products)[number]),
  ).flat();
  expect(items.length / (products.length / PRODUCTS_PER_SHOP)).toBeGreaterThan(30);
  const ladders = items.flatMap(({ ladder, past }) => [ladder, ...past.map((step) => step.ladder)]);
  expect(ladders.flatMap(ladderMistakes)).toEqual([]);
});

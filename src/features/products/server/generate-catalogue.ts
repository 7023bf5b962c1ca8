import { sql } from "kysely";
import { indexBrands } from "#features/brands/server/index-brands.ts";
import { saveBrands } from "#features/brands/server/save-brands.ts";
import { storeBrandRanks } from "#features/brands/server/store-brand-ranks.ts";
import { batches } from "#platform/batches.ts";
import { ANALYZE_TABLES, analyzeTables } from "#platform/database/analyze-tables.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { indexProducts } from "./index-products.ts";
import { inventedMenu, PRODUCTS_PER_SHOP } from "./invented-menu.ts";
import {
  GENERATED,
  inventedBrand,
  inventedBrandCount,
  inventedProduct,
  inventedStrain,
  inventedStrainCount,
} from "./invented-product.ts";
import { type InventedMenuItem, saveInventedMenus } from "./save-invented-menus.ts";
import { saveProducts } from "./save-products.ts";
import { saveStrains } from "./save-strains.ts";
import { storeProductRanks } from "./store-product-ranks.ts";
import { storeSimilarStrains } from "./store-similar-strains.ts";

/** Scale 1 (contract.md, `generate`): 60,000 products for 10,000 shops, and 400,000 items on their menus. */
const SHOPS_AT_SCALE_1 = 10_000;
/** A batch is a transaction. Menus are inserted many at once, because each statement counts its products again. */
const PRODUCTS_AT_ONCE = 5000;
const SHOPS_AT_ONCE = 500;

const generatedProducts = statement(
  "generated-products",
  (_, p: Params<{ pattern: string }>) => sql<{ slug: string; id: number }>`
    select slug, id from product where slug like ${p.pattern} order by id`,
);

const generatedShops = statement(
  "generated-shops",
  (_, p: Params<{ prefix: string }>) => sql<{ number: number; id: number }>`
    select substr(source_key, length(${p.prefix}) + 1)::integer as number, id from shop
    where starts_with(source_key, ${p.prefix}) order by 1`,
);

interface GenerateCatalogueOptions {
  /** 1 is 60,000 products. */
  scale: number;
  now: Date;
  onProgress?: (line: string) => void;
}

/**
 * Adds invented brands, strains, products and menus for measuring, which behave like real ones and are the same on every
 * machine; a smaller scale is the beginning of a larger one. The shops of `generateShops` must be there. Generating
 * again changes nothing; `removeDemoCatalogue` takes all of it away.
 */
export async function generateCatalogue(
  database: Database,
  { scale, now, onProgress = () => {} }: GenerateCatalogueOptions,
): Promise<{ productCount: number; itemCount: number }> {
  const productCount = Math.round(SHOPS_AT_SCALE_1 * scale) * PRODUCTS_PER_SHOP;
  const { brandIds, products, freshIds } = await generateProducts(database, productCount);
  onProgress(`${inventedBrandCount(productCount)} brands, ${inventedStrainCount(productCount)} strains`);
  onProgress(`${productCount} products`);
  // Refreshes planner statistics: triggers plan their statements at the first menu, and would plan them for empty tables.
  await analyzeTables(database);
  const slugs = await generatedProducts.all(database, { pattern: `${GENERATED}%` });
  const idOfSlug = new Map(slugs.map(({ slug, id }) => [slug, id]));
  const idOf = (number: number) => idOfSlug.get(products[number]?.slug ?? "");
  const itemCount = await saveMenusOfShops(database, { products, idOf, now, onProgress });
  const fresh = new Set(freshIds);
  for (const productIds of batches([...idOfSlug.values()], PRODUCTS_AT_ONCE)) {
    await database.transaction(async (tx) => {
      const { movedIds } = await storeProductRanks(tx, { productIds });
      const changed = new Set([...movedIds, ...productIds.filter((id) => fresh.has(id))]);
      await indexProducts(tx, { productIds: [...changed] });
    });
    onProgress("5,000 products can be found");
  }
  await database.transaction(async (tx) => {
    await storeBrandRanks(tx, { brandIds });
    await indexBrands(tx, { brandIds });
    await storeSimilarStrains(tx);
    await enqueue(tx, ANALYZE_TABLES, {}, { jobKey: ANALYZE_TABLES });
  });
  return { productCount, itemCount };
}

/** The same products with their brands and strains, on no menu and found by no search. */
export async function generateProducts(
  database: Database,
  productCount: number,
): Promise<{ brandIds: number[]; products: ReturnType<typeof inventedProduct>[]; freshIds: number[] }> {
  const brandIds = await database.transaction((tx) => saveBrandsAndStrains(tx, productCount));
  const products = Array.from({ length: productCount }, (_, number) => inventedProduct(number));
  const freshIds: number[] = [];
  for (const batch of batches(products, PRODUCTS_AT_ONCE)) {
    freshIds.push(...(await database.transaction((tx) => saveProducts(tx, batch))));
  }
  return { brandIds, products, freshIds };
}

async function saveBrandsAndStrains(tx: Database, productCount: number): Promise<number[]> {
  const brands = Array.from({ length: inventedBrandCount(productCount) }, (_, number) =>
    inventedBrand(number),
  );
  const strainCount = inventedStrainCount(productCount);
  const brandIds = await saveBrands(tx, brands);
  await saveStrains(
    tx,
    Array.from({ length: strainCount }, (_, number) => inventedStrain(number)),
  );
  return brandIds;
}

interface Menus {
  products: ReturnType<typeof inventedProduct>[];
  idOf: (number: number) => number | undefined;
  now: Date;
  onProgress: (line: string) => void;
}

async function saveMenusOfShops(
  database: Database,
  { products, idOf, now, onProgress }: Menus,
): Promise<number> {
  let itemCount = 0;
  const shops = await generatedShops.all(database, { prefix: "generated-" });
  const reachable = shops.filter(({ number }) => (number + 1) * PRODUCTS_PER_SHOP <= products.length);
  for (const batch of batches(reachable, SHOPS_AT_ONCE)) {
    const items = batch.flatMap(({ number, id }): InventedMenuItem[] =>
      inventedMenu(number, (product) => products[product] as (typeof products)[number]).flatMap((item) => {
        const productId = idOf(item.productNumber);
        return productId === undefined ? [] : [{ ...item, shopId: id, productId }];
      }),
    );
    await database.transaction((tx) => saveInventedMenus(tx, items, { now }));
    if (itemCount === 0) await analyzeTables(database);
    itemCount += items.length;
    onProgress(`${itemCount} things on menus`);
  }
  return itemCount;
}

import { indexBrands } from "#features/brands/server/index-brands.ts";
import { saveBrands } from "#features/brands/server/save-brands.ts";
import { storeBrandRanks } from "#features/brands/server/store-brand-ranks.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { sql } from "kysely";
import { demoBrands, demoProducts, demoStrains } from "./demo-catalogue.ts";
import { demoMenus } from "./demo-menu.ts";
import { indexProducts } from "./index-products.ts";
import { saveMenus } from "./save-menus.ts";
import { saveProducts } from "./save-products.ts";
import { saveStrains } from "./save-strains.ts";
import { storeProductRanks } from "./store-product-ranks.ts";
import { storeSimilarStrains } from "./store-similar-strains.ts";

/** Shops without a menu: an existing one keeps the changes that people have made since. */
const shopsWithoutMenu = statement(
  "sample-shops-without-menu",
  () => sql<{ key: string; slug: string }>`
    select substr(source_key, length('sample-') + 1) as key, slug from shop
    where is_sample and source_key is not null
      and not exists (select from menu_item where menu_item.shop_id = shop.id)`,
);

const DAY_MS = 24 * 60 * 60_000;

export interface DemoCounts {
  brandCount: number;
  strainCount: number;
  productCount: number;
  menuCount: number;
}

/**
 * Adds the invented brands, strains and products of db/demo, and menus with their past to the sample shops that have
 * none; the shops must be there. Loading again changes nothing.
 */
export async function loadDemoCatalogue(
  database: Database,
  { now = new Date() }: { now?: Date } = {},
): Promise<DemoCounts> {
  return database.transaction(async (tx) => {
    const brands = demoBrands();
    const strains = demoStrains();
    const products = demoProducts();
    const brandIds = await saveBrands(tx, brands);
    const strainIds = await saveStrains(tx, strains);
    const savedIds = await saveProducts(tx, products);
    const soldIds = await saveDemoMenus(tx, now);
    const productIds = [...new Set([...savedIds, ...soldIds])];
    const moved = await storeProductRanks(tx, { productIds });
    await indexProducts(tx, { productIds: [...new Set([...savedIds, ...moved.movedIds])] });
    await storeBrandRanks(tx, { brandIds });
    await indexBrands(tx, { brandIds });
    if (strainIds.length > 0) await storeSimilarStrains(tx);
    return {
      brandCount: brands.length,
      strainCount: strains.length,
      productCount: products.length,
      menuCount: new Set(demoMenus().map(({ shopKey }) => shopKey)).size,
    };
  });
}

async function saveDemoMenus(tx: Database, now: Date): Promise<number[]> {
  const slugs = new Map((await shopsWithoutMenu.all(tx)).map(({ key, slug }) => [key, slug]));
  const seen = demoMenus().filter(({ shopKey }) => slugs.has(shopKey));
  const productIds = new Set<number>();
  for (const { shopKey, daysAgo, items } of seen.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const shopSlug = slugs.get(shopKey) as string;
    const saved = await saveMenus(
      tx,
      items.map((item) => ({ ...item, shopSlug })),
      { seenAt: new Date(now.getTime() - daysAgo * DAY_MS) },
    );
    for (const id of saved.productIds) productIds.add(id);
  }
  return [...productIds];
}

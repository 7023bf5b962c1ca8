import { indexBrands } from "#features/brands/server/index-brands.ts";
import { storeBrandRanks } from "#features/brands/server/store-brand-ranks.ts";
import { batches } from "#platform/batches.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { refreshProductRanks } from "./refresh-product-ranks.ts";

/** The name of the task. */
export const REFRESH_RANKS = "refresh-catalogue-ranks";

/** As many as of products (refresh-product-ranks.ts). */
const BRANDS_AT_ONCE = 200;

const idsOfProducts = statement("ids-of-products", (db) =>
  db.selectFrom("product").select("id").orderBy("id"),
);
const idsOfBrands = statement("ids-of-brands", (db) => db.selectFrom("brand").select("id").orderBy("id"));

/**
 * Refreshes ranks after changes that do not store them: a shop that closed, single changes of menus, an import that was killed.
 * Unchanged ranks cost no write.
 */
export async function refreshRanks(database: Database): Promise<{ movedCount: number }> {
  const products = await idsOfProducts.all(database);
  let { movedCount } = await refreshProductRanks(database, { productIds: products.map(({ id }) => id) });
  const brands = await idsOfBrands.all(database);
  for (const some of batches(brands, BRANDS_AT_ONCE)) {
    await database.transaction(async (tx) => {
      const { movedIds } = await storeBrandRanks(tx, { brandIds: some.map(({ id }) => id) });
      await indexBrands(tx, { brandIds: movedIds });
      movedCount += movedIds.length;
    });
  }
  return { movedCount };
}

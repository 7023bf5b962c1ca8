import { indexBrands } from "#features/brands/server/index-brands.ts";
import { storeBrandRanks } from "#features/brands/server/store-brand-ranks.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { indexProducts } from "./index-products.ts";
import { storeProductRanks } from "./store-product-ranks.ts";

/** The name of the task. */
export const REFRESH_RANKS = "refresh-catalogue-ranks";

/** Small batches, so that other writers of these rows do not wait for long. */
const BATCH = 5000;

const idsOfProducts = statement("ids-of-products", (db) =>
  db.selectFrom("product").select("id").orderBy("id"),
);
const idsOfBrands = statement("ids-of-brands", (db) => db.selectFrom("brand").select("id").orderBy("id"));

/**
 * Refreshes ranks after changes that do not store them: a shop that closed, single changes of menus. Unchanged ranks cost no
 * write.
 */
export async function refreshRanks(database: Database): Promise<{ movedCount: number }> {
  let movedCount = 0;
  for (const productIds of batches(await idsOfProducts.all(database))) {
    await database.transaction(async (tx) => {
      const { movedIds } = await storeProductRanks(tx, { productIds });
      await indexProducts(tx, { productIds: movedIds });
      movedCount += movedIds.length;
    });
  }
  for (const brandIds of batches(await idsOfBrands.all(database))) {
    await database.transaction(async (tx) => {
      const { movedIds } = await storeBrandRanks(tx, { brandIds });
      await indexBrands(tx, { brandIds: movedIds });
      movedCount += movedIds.length;
    });
  }
  return { movedCount };
}

function batches(rows: { id: number }[]): number[][] {
  const ids = rows.map(({ id }) => id);
  return Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, number) =>
    ids.slice(number * BATCH, (number + 1) * BATCH),
  );
}

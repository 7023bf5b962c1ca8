import { batches } from "#platform/batches.ts";
import type { Database } from "#platform/database/database.ts";
import { indexProducts } from "./index-products.ts";
import { storeProductRanks } from "./store-product-ranks.ts";

/** Small batches: whoever writes these rows, or a name of anything into the search index, waits for one of them. */
const BATCH = 200;

/** Refreshes the ranks of these products and their places in the search, a batch in a transaction. Unchanged ranks cost no write. */
export async function refreshProductRanks(
  database: Pick<Database, "transaction">,
  { productIds }: { productIds: readonly number[] },
): Promise<{ movedCount: number }> {
  let movedCount = 0;
  for (const some of batches(productIds, BATCH)) {
    await database.transaction(async (tx) => {
      const { movedIds } = await storeProductRanks(tx, { productIds: some });
      await indexProducts(tx, { productIds: movedIds });
      movedCount += movedIds.length;
    });
  }
  return { movedCount };
}

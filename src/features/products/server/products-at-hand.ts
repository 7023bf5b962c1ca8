import type { Database } from "#platform/database/database.ts";
import type { Recall } from "#platform/recall.ts";
import type { ProductMemory } from "./product-memory.ts";
import { rememberedProducts } from "./remembered-products.ts";

/** The memory of all listed products, which is asked whether it is still true only once something has changed. */
export function productsAtHand(database: Database, recall: Recall): Promise<ProductMemory> {
  return recall("products", { tables: ["product_change"], read: () => rememberedProducts(database) });
}

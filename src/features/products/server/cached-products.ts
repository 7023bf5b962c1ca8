import { shared } from "#platform/shared-cache/shared-cache.ts";
import { indexedProducts } from "./indexed-products.ts";

/** All listed products in memory, which asks the database for changes; from the cache only once one was heard. */
export const cachedProducts = shared("products", {
  tables: ["product_change"],
  load: (database) => indexedProducts(database),
});

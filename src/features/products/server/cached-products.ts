import { shared } from "#platform/shared-cache/shared-cache.ts";
import { indexedProducts } from "./indexed-products.ts";

/** The product index of all listed products, cached in memory. It reads changes from the database only after a notification. */
export const cachedProducts = shared("products", {
  tables: ["product_change"],
  load: (database) => indexedProducts(database),
});

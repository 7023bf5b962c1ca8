import { removeItems } from "#features/search/server/remove-items.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const removeMenus = statement("remove-sample-menus", (db) =>
  db.deleteFrom("menu_item").where("source", "=", "sample"),
);

const removePrices = statement("remove-sample-prices", (db) =>
  db.deleteFrom("price_observation").where("is_sample", "=", true),
);

const removeProducts = statement("remove-sample-products", (db) =>
  db.deleteFrom("product").where("is_sample", "=", true).returning("id"),
);

const removeStrains = statement("remove-sample-strains", (db) =>
  db.deleteFrom("strain").where("is_sample", "=", true),
);

const removeBrands = statement("remove-sample-brands", (db) =>
  db.deleteFrom("brand").where("is_sample", "=", true).returning("id"),
);

/**
 * Removes every invented menu, price, product, strain and brand; to be called before the invented shops are removed, because all
 * menus at once take a second, and shop by shop minutes. Nothing real is touched.
 */
export async function removeDemoCatalogue(
  database: Database,
): Promise<{ productCount: number; brandCount: number }> {
  return database.transaction(async (tx) => {
    await removeMenus.run(tx);
    await removePrices.run(tx);
    const products = await removeProducts.all(tx);
    await removeStrains.run(tx);
    const brands = await removeBrands.all(tx);
    await removeItems(tx, { entity: "product", entityIds: products.map(({ id }) => id) });
    await removeItems(tx, { entity: "brand", entityIds: brands.map(({ id }) => id) });
    return { productCount: products.length, brandCount: brands.length };
  });
}

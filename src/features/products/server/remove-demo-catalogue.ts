import { sql } from "kysely";
import { removeItems } from "#features/search/server/remove-items.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { GENERATED } from "./invented-product.ts";

/** Of samples and of load data, whose keys and slugs begin with `generated-`. */
const ofInventedShops = sql`
  shop_id in (select id from shop where is_sample or starts_with(source_key, ${sql.lit(GENERATED)}))`;
const isInvented = sql`is_sample or starts_with(slug, ${sql.lit(GENERATED)})`;

const removeMenus = statement(
  "remove-invented-menus",
  () => sql`delete from menu_item where ${ofInventedShops}`,
);

// What is no product refers to none, and would stay.
const removeSpellings = statement("remove-sample-spellings", (db) =>
  db.deleteFrom("menu_spelling").where("is_sample", "=", true),
);

const removePrices = statement(
  "remove-invented-prices",
  () => sql`delete from price_observation where ${ofInventedShops}`,
);

const removeProducts = statement(
  "remove-invented-products",
  () => sql<{ id: number }>`
    with gone as (delete from product where ${isInvented} returning id),
      earlier as (delete from revision where target_type in ('product', 'productPhotos') and target_id in (select id from gone))
    select id from gone`,
);

const removeStrains = statement("remove-invented-strains", () => sql`delete from strain where ${isInvented}`);

const removeBrands = statement(
  "remove-invented-brands",
  () => sql<{ id: number }>`delete from brand where ${isInvented} returning id`,
);

/**
 * Removes every invented menu, what was said of the names on them, price, product, strain and brand; to be called before the invented shops are removed, because all
 * menus at once take a second, and shop by shop minutes. Nothing real is touched.
 */
export async function removeDemoCatalogue(
  database: Database,
): Promise<{ productCount: number; brandCount: number }> {
  return database.transaction(async (tx) => {
    await removeMenus.run(tx);
    await removeSpellings.run(tx);
    await removePrices.run(tx);
    const products = await removeProducts.all(tx);
    await removeStrains.run(tx);
    const brands = await removeBrands.all(tx);
    await removeItems(tx, { entity: "product", entityIds: products.map(({ id }) => id) });
    await removeItems(tx, { entity: "brand", entityIds: brands.map(({ id }) => id) });
    return { productCount: products.length, brandCount: brands.length };
  });
}

import { type RawBuilder, sql } from "kysely";
import { batches } from "#platform/batches.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

/** The name of the task. */
export const REFRESH_PRICES = "refresh-prices";

/** Small: whoever changes one of these products, or saves one of these menus, waits for a batch. */
const PRODUCTS_AT_ONCE = 200;
const SHOPS_AT_ONCE = 100;

/** `products` or `shops` with a price that is too old, each once. */
const withOldPrice = (things: string, column: RawBuilder<unknown>) =>
  statement(
    `${things}-with-old-price`,
    () => sql<{ id: number }>`
      select distinct ${column} as id from menu_item
      where ${column} is not null and from_cents is not null and last_seen_at < fresh_since()
      order by 1`,
  );
const productsWithOldPrice = withOldPrice("products", sql`product_id`);
const shopsWithOldPrice = withOldPrice("shops", sql`shop_id`);

const refreshProducts = statement(
  "refresh-figures-of-products",
  (_, p: Params<{ ids: number[] }>) => sql`select refresh_products(${p.ids}::bigint[])`,
);
const refreshMenus = statement(
  "refresh-menus-of-shops",
  (_, p: Params<{ ids: number[] }>) => sql`select refresh_menus(${p.ids}::bigint[])`,
);
const noteMenus = statement(
  "note-menus-with-old-prices",
  (_, p: Params<{ ids: number[] }>) => sql`
    insert into product_change (shop_id) select unnest(${p.ids}::bigint[])`,
);

/**
 * Takes prices that turned a year old (fresh-price.ts) out of the figures of products and menus, and tells the product index; runs
 * when the day begins in UTC. It looks at every old price and not only at those of yesterday, for a night may have been missed;
 * figures that are right are not written again.
 */
export async function refreshPrices(database: Database): Promise<void> {
  const products = await productsWithOldPrice.all(database);
  for (const some of batches(products, PRODUCTS_AT_ONCE)) {
    const ids = some.map(({ id }) => id);
    await database.transaction((tx) => refreshProducts.run(tx, { ids }));
  }
  const shops = await shopsWithOldPrice.all(database);
  for (const some of batches(shops, SHOPS_AT_ONCE)) {
    const ids = some.map(({ id }) => id);
    await database.transaction(async (tx) => {
      await noteMenus.run(tx, { ids });
      await refreshMenus.run(tx, { ids });
    });
  }
}

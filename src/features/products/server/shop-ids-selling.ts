import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import { PUBLIC_PRODUCT_STATUSES } from "../product.ts";

const idsSelling = statement(
  "shop-ids-selling",
  (_, p: Slots<{ slug: string; statuses: readonly string[] }>) => sql<{ ids: number[] }>`
    select coalesce(
      (select json_agg(menu_item.shop_id)
        from menu_item
        join shop_compliance on shop_compliance.shop_id = menu_item.shop_id and shop_compliance.is_menu_public
        join shop on shop.id = menu_item.shop_id and shop.status = 'active'
        where menu_item.product_id = product.id and menu_item.available <> 'soldOut'),
      '[]') as ids
    from product
    where product.slug = ${p.slug} and product.status = any(${p.statuses})`,
  { isRead: true },
);

/**
 * All shops where a product can be had, in no order.
 * @throws NotFound for a product that there is not
 */
export async function shopIdsSelling(database: Database, { slug }: { slug: string }): Promise<number[]> {
  const row = await idsSelling.first(database, { slug, statuses: PUBLIC_PRODUCT_STATUSES });
  if (!row) throw new NotFound("product");
  return row.ids;
}

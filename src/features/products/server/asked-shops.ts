import { askedPoint, type GetShopsQuery } from "#features/shops/get-shops-query.ts";
import { askedScope } from "#features/shops/server/asked-scope.ts";
import type { Scope } from "#features/shops/server/scope.ts";
import { shopIdsInWietproef } from "#features/shops/server/shop-ids-in-wietproef.ts";
import type { Database } from "#platform/database/database.ts";
import { sql } from "kysely";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import { PUBLIC_PRODUCT_STATUSES } from "../product.ts";

const idsSelling = statement(
  "shop-ids-selling",
  (_, p: Params<{ slug: string; statuses: readonly string[] }>) => sql<{ ids: number[] }>`
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
 * @throws NotFound for an unknown product
 */
export async function shopIdsSelling(database: Database, { slug }: { slug: string }): Promise<number[]> {
  const row = await idsSelling.first(database, { slug, statuses: PUBLIC_PRODUCT_STATUSES });
  if (!row) throw new NotFound("product");
  return row.ids;
}

/**
 * The shops that a query is about: those that have a product, those of the experiment, else those of a place.
 * @throws NotFound for an unknown city or product
 */
export async function askedShops(database: Database, query: GetShopsQuery): Promise<Scope> {
  const { bbox, city, product, wietproef } = query;
  if (product !== undefined) return { kind: "shops", ids: await shopIdsSelling(database, { slug: product }) };
  if (wietproef) return { kind: "shops", ids: await shopIdsInWietproef(database) };
  return askedScope(database, { bbox, city, near: askedPoint(query) });
}

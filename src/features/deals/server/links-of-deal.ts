import { sql } from "kysely";
import { type Params, statement } from "#platform/database/statement.ts";

interface Links {
  dealId: number;
  shopIds: number[];
  productIds: number[];
}

export const insertLinksOfDeal = statement(
  "insert-links-of-deal",
  (_, p: Params<Links>) => sql<{ id: number }>`
    with places as (
      insert into deal_shop (deal_id, shop_id)
      select ${p.dealId}::bigint, shop_id from unnest(${p.shopIds}::bigint[]) as shop_id
    )
    insert into deal_product (deal_id, product_id)
    select ${p.dealId}::bigint, product_id from unnest(${p.productIds}::bigint[]) as product_id`,
);

/** To be followed by `insertLinksOfDeal`: the shops and products that a deal names are few, and are written anew. */
export const deleteLinksOfDeal = statement(
  "delete-links-of-deal",
  (_, p: Params<{ dealId: number }>) => sql`
    with places as (delete from deal_shop where deal_id = ${p.dealId}::bigint)
    delete from deal_product where deal_id = ${p.dealId}::bigint`,
);

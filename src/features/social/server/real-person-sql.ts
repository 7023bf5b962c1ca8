import { type RawBuilder, sql } from "kysely";

/**
 * Whether the `account_id` of a row is no invented person: what those do at real shops and products counts nowhere (contract.md, "Demo
 * personas"). They are few, so their ids are one array and not a join of every row.
 */
const isByRealPerson: RawBuilder<boolean> = sql`
  account_id <> all (array(select id from account where is_sample))`;

/** Whether a row of `shop_follow` counts: invented people do at invented shops. */
export const isCountedFollow: RawBuilder<boolean> = sql`
  (${isByRealPerson} or (select is_sample from shop where shop.id = shop_id))`;

/** The same of a row of `liking`. */
export const isCountedLike: RawBuilder<boolean> = sql`
  (${isByRealPerson} or case type
    when 'product' then (select is_sample from product where product.id = target_id)
    when 'brand' then (select is_sample from brand where brand.id = target_id)
    when 'shop' then (select is_sample from shop where shop.id = target_id)
    when 'deal' then (select is_sample from deal where deal.id = target_id)
    when 'post' then (select is_sample from discover_post where discover_post.id = target_id)
  end)`;

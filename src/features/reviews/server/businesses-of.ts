import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { PUBLIC_STATUSES } from "#features/shops/shop.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Business } from "../business.ts";

interface Asked {
  shopIds: readonly number[];
  brandIds: readonly number[];
  statuses: readonly string[];
}

const countsOfBrand = sql`json_build_object(
  'liveDeals', (select count(*) from deal where deal.brand_id = business.id and deal.state = 'live'),
  'waitingDeals', (select count(*) from deal where deal.brand_id = business.id and deal.state = 'pending'),
  'refusedDeals', (select count(*) from deal where deal.brand_id = business.id and deal.state = 'rejected'),
  'unansweredOfProducts', (
    select count(*) from review join product on product.id = review.product_id
    where product.brand_id = business.id and review.state = 'approved'
      and not exists (select from review_reply where review_reply.review_id = review.id)),
  'bareProducts', (
    select count(*) from product
    where product.brand_id = business.id and product.status = 'active' and product.description is null),
  'likes', (select count(*) from liking where liking.brand_id = business.id))`;

const businesses = statement(
  "businesses-of",
  (_, p: Params<Asked>) => sql<Business>`
    select type, id::integer, slug, name, (
      select count(*) from review
      where review.state = 'approved'
        and case business.type when 'shop' then review.shop_id = business.id else review.brand_id = business.id end
        and not exists (select from review_reply where review_reply.review_id = review.id)
    )::integer as "unansweredCount", case type when 'brand' then ${countsOfBrand} end as brand
    from (
      select 'shop' as type, id, slug, name from shop
      where id = any(${p.shopIds}::bigint[]) and status = any(${p.statuses}::text[])
      union all
      select 'brand', id, slug, name from brand where id = any(${p.brandIds}::bigint[])
    ) as business
    order by type desc, name, id`,
  { isRead: true },
);

/** The shops and brands that somebody speaks for, with how many reviews of each wait for an answer. */
export function businessesOf(database: Database, { permissions }: Member): Promise<Business[]> {
  const { shopAdmin: shopIds, brandAdmin: brandIds } = permissions;
  return businesses.all(database, { shopIds, brandIds, statuses: PUBLIC_STATUSES });
}

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

const businesses = statement(
  "businesses-of",
  (_, p: Params<Asked>) => sql<Business>`
    select type, id::integer, slug, name, (
      select count(*) from review
      where review.state = 'approved'
        and case business.type when 'shop' then review.shop_id = business.id else review.brand_id = business.id end
        and not exists (select from review_reply where review_reply.review_id = review.id)
    )::integer as "unansweredCount"
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

import { sql } from "kysely";
import { PUBLIC_STATUSES } from "#features/shops/shop.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

interface FollowedShop {
  id: number;
  slug: string;
  name: string;
}

const followed = statement(
  "followed-shops-of",
  (_, p: Params<{ accountId: number; statuses: readonly string[] }>) => sql<FollowedShop>`
    select shop.id, shop.slug, shop.name
    from shop_follow join shop on shop.id = shop_follow.shop_id
    where shop_follow.account_id = ${p.accountId} and shop.status = any(${p.statuses}::text[])
    order by shop_follow.followed_at desc, shop.id desc`,
  { isRead: true },
);

/** The shops that an account follows and that have a page, the latest followed first. */
export function followedShopsOf(database: Database, accountId: number): Promise<FollowedShop[]> {
  return followed.all(database, { accountId, statuses: PUBLIC_STATUSES });
}

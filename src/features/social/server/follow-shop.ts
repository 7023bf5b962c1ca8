import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { PUBLIC_STATUSES } from "#features/shops/shop.ts";
import { NotFound } from "#platform/errors/errors.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { followerCounts } from "./follower-counts.ts";

type Follow = Params<{ accountId: number; shopId: number; statuses: readonly string[] }>;

// Both rows are held: one that goes at this moment is unknown, and no broken key.
const follow = statement(
  "follow-shop",
  (_, p: Follow) => sql<{ shopId: number }>`
    with held as materialized (
      select account.id as account_id, shop.id as shop_id
      from account, shop
      where account.id = ${p.accountId} and shop.id = ${p.shopId} and shop.status = any(${p.statuses}::text[])
      for key share of account, shop
    ), added as (
      insert into shop_follow (account_id, shop_id) select account_id, shop_id from held
      on conflict do nothing
    )
    select shop_id as "shopId" from held`,
);

/** Also of a shop that is not public any more. */
const unfollow = statement(
  "unfollow-shop",
  (_, p: Follow) => sql<{ shopId: number }>`
    with removed as (
      delete from shop_follow where account_id = ${p.accountId} and shop_id = ${p.shopId} returning shop_id
    )
    select shop_id as "shopId" from removed
    union
    select id from shop where id = ${p.shopId} and status = any(${p.statuses}::text[])`,
);

/**
 * Follows a shop, or no longer; to say it twice changes nothing. Returns how many follow it now.
 * @throws NotFound when there is no such shop
 */
export async function followShop(
  database: Database,
  { accountId }: Member,
  { shopId, follow: isWanted }: { shopId: number; follow: boolean },
): Promise<number> {
  const change = isWanted ? follow : unfollow;
  const shop = await change.first(database, { accountId, shopId, statuses: PUBLIC_STATUSES });
  if (!shop) throw new NotFound("shopId");
  return (await followerCounts(database, [shopId])).get(shopId) ?? 0;
}

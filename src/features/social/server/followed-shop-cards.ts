import { sql } from "kysely";
import { cardOf, type CardRow } from "#features/shops/server/shop-card.ts";
import { PUBLIC_STATUSES, type ShopCard } from "#features/shops/shop.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";

interface FollowedShopCardsQuery {
  accountId: number;
  locale: Locale;
  now: Date;
}

// A shop that has closed for good is in no list, except in those of its followers.
const followed = statement(
  "followed-shop-cards",
  (_, p: Params<{ accountId: number; statuses: readonly string[] }>) => sql<{ row: CardRow }>`
    select json_build_array(
      coalesce(listing.card, (select shop_card.card from shop_card where shop_card.shop_id = shop.id)),
      listing.open_times) as row
    from shop_follow
    join shop on shop.id = shop_follow.shop_id and shop.status = any(${p.statuses}::text[])
    left join shop_listing as listing on listing.shop_id = shop.id
    where shop_follow.account_id = ${p.accountId}
    order by shop_follow.followed_at desc, shop.id desc`,
  { isRead: true },
);

/** The shops that an account follows as lists show them, the latest followed first. */
export async function followedShopCards(
  database: Database,
  { accountId, ...asker }: FollowedShopCardsQuery,
): Promise<ShopCard[]> {
  const rows = await followed.all(database, { accountId, statuses: PUBLIC_STATUSES });
  return rows.map(({ row }) => cardOf(row, asker));
}

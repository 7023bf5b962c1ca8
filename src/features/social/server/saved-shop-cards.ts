import { sql } from "kysely";
import { cardOf, type CardRow } from "#features/shops/server/shop-card.ts";
import { PUBLIC_STATUSES, type ShopCard } from "#features/shops/shop.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";

interface SavedShopCardsQuery {
  ids: readonly number[];
  locale: Locale;
  now: Date;
}

// As for those who follow them: a shop that has closed for good is in no other list.
const saved = statement(
  "saved-shop-cards",
  (_, p: Params<{ ids: number[]; statuses: readonly string[] }>) => sql<{ row: CardRow }>`
    select json_build_array(
      coalesce(listing.card, (select shop_card.card from shop_card where shop_card.shop_id = shop.id)),
      listing.open_times) as row
    from unnest(${p.ids}::bigint[]) with ordinality as asked (id, place)
    join shop on shop.id = asked.id and shop.status = any(${p.statuses}::text[])
    left join shop_listing as listing on listing.shop_id = shop.id
    order by asked.place`,
  { isRead: true },
);

/** Shops that somebody saved on their device, as lists show them, in their order; what is gone is left out. */
export async function savedShopCards(
  database: Database,
  { ids, ...asker }: SavedShopCardsQuery,
): Promise<ShopCard[]> {
  const rows = await saved.all(database, { ids: [...ids], statuses: PUBLIC_STATUSES });
  return rows.map(({ row }) => cardOf(row, asker));
}

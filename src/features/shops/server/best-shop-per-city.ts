import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { ShopCard } from "../shop.ts";
import { isTolerated } from "./listing-sql.ts";
import { cardOf, type CardRow, cardRowJson } from "./shop-card.ts";

const bestPerCity = statement(
  "best-shop-per-city",
  (_, p: Slots<{ amount: number }>) => sql<{ row: CardRow }>`
    with best as (
      select distinct on (city_id) shop_id, count(*) over (partition by city_id) as size
      from shop_listing
      where ${isTolerated} and not is_sample
      order by city_id, rank desc, sort_key, shop_id
    )
    select ${cardRowJson} as row
    from (select shop_id, size from best order by size desc, shop_id limit ${p.amount}) as largest
    join shop_listing on shop_listing.shop_id = largest.shop_id
    order by largest.size desc, largest.shop_id`,
  { isRead: true },
);

/** The best coffeeshop of each city, cities with most coffeeshops first: a first look at the whole country. */
export async function bestShopPerCity(
  database: Database,
  { amount, locale, now }: { amount: number; locale: Locale; now: Date },
): Promise<ShopCard[]> {
  const rows = await bestPerCity.all(database, { amount });
  return rows.map(({ row }) => cardOf(row, { locale, now }));
}

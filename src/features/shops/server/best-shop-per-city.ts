import { sql } from "kysely";
import { alphabetOf, perLocale } from "#features/places/server/in-language.ts";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { ShopCard } from "../shop.ts";
import { isListed, isTolerated, shopCardColumns, type ShopCardRow, shopCardTables } from "./shop-card-sql.ts";
import { withDistance } from "./with-distance.ts";

const bestPerCity = perLocale((locale) =>
  statement(
    `best-shop-per-city-${locale}`,
    (_, p: Slots<{ amount: number }>) => sql<ShopCardRow>`
      with best as (
        select distinct on (shop.city_id) shop.id, count(*) over (partition by shop.city_id) as size
        from shop
        where ${isListed} and ${isTolerated} and not shop.is_sample
        order by shop.city_id, shop.rank desc, shop.sort_name ${alphabetOf(locale)}, shop.id
      )
      select ${shopCardColumns}
      from best
      join shop on shop.id = best.id
      ${shopCardTables(sql.lit(locale))}
      order by best.size desc, shop.id
      limit ${p.amount}`,
    { isRead: true },
  ),
);

/** The best coffeeshop of each city, cities with most coffeeshops first: a first look at the whole country. */
export async function bestShopPerCity(
  database: Database,
  { amount, locale }: { amount: number; locale: Locale },
): Promise<ShopCard[]> {
  return withDistance(await bestPerCity[locale].all(database, { amount }), undefined);
}

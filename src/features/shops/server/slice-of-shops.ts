import { sql } from "kysely";
import type { Point } from "#features/places/geo.ts";
import { alphabetOf, perLocale } from "#features/places/server/in-language.ts";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { Samples, ShopCard } from "../shop.ts";
import { nearestShops } from "./nearest-shops.ts";
import { isListed, shopCardColumns, type ShopCardRow, shopCardTables } from "./shop-card-sql.ts";
import { withDistance } from "./with-distance.ts";

const bestShops = perLocale((locale) =>
  statement(
    `best-shops-${locale}`,
    (_, p: Slots<{ isSampleToo: boolean; start: number; amount: number }>) => sql<ShopCardRow>`
      select ${shopCardColumns}
      from shop
      ${shopCardTables(sql.lit(locale))}
      where ${isListed} and (${p.isSampleToo} or not shop.is_sample)
      order by shop.rank desc, shop.sort_name ${alphabetOf(locale)}, shop.id
      limit ${p.amount} offset ${p.start}`,
    { isRead: true },
  ),
);

interface Asked {
  /** With a point the nearest come first, without one the best. */
  near?: Point;
  start: number;
  amount: number;
  samples: Samples;
  locale: Locale;
}

/** A slice of all listed shops, for `GET /api/getshops` (specification section 7). */
export async function sliceOfShops(
  database: Database,
  { near, start, amount, samples, locale }: Asked,
): Promise<ShopCard[]> {
  if (near) return nearestShops(database, { point: near, start, amount, samples, locale });
  const isSampleToo = samples === "included";
  return withDistance(await bestShops[locale].all(database, { isSampleToo, start, amount }), undefined);
}

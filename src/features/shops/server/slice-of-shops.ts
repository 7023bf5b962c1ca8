import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { hasFilters } from "../shop-query.ts";
import type { ShopCard } from "../shop.ts";
import { filterListings } from "../filter-listings.ts";
import { type ShopsInQuery, foundListings } from "./found-listings.ts";
import { withGramPrices } from "./gram-prices.ts";
import { inOrder } from "./in-order.ts";
import { nearestShops } from "./nearest-shops.ts";
import { shopCards } from "./shop-cards.ts";
import { sql } from "kysely";
import { type Params, statement } from "#platform/database/statement.ts";
import { cardOf, type CardRow, cardRowJson } from "./shop-card.ts";

interface Parameters {
  start: number;
  amount: number;
}

const best = statement(
  "best-shops",
  (_, p: Params<Parameters>) => sql<{ row: CardRow }>`
    select ${cardRowJson} as row
    from shop_listing
    where not is_sample
    order by rank desc, sort_key, shop_id
    limit ${p.amount} offset ${p.start}`,
  { isRead: true },
);

interface BestShopsQuery {
  start: number;
  amount: number;
  locale: Locale;
  now: Date;
}

/** A slice of all listed shops without samples, best first. */
export async function bestShops(
  database: Database,
  { start, amount, locale, now }: BestShopsQuery,
): Promise<ShopCard[]> {
  const rows = await best.all(database, { start, amount });
  return rows.map(({ row }) => cardOf(row, { locale, now }));
}

interface SliceOfShopsQuery extends ShopsInQuery {
  start: number;
  amount: number;
  locale: Locale;
}

/**
 * A slice of the shops of a place that meet the filters, for `GET /api/getshops` (specification section 7). Samples are answered to
 * whoever names their town or a product of theirs.
 */
export async function sliceOfShops(
  database: Database,
  { start, amount, locale, ...asked }: SliceOfShopsQuery,
): Promise<ShopCard[]> {
  const { scope, filters, near, now } = asked;
  // A fast path for the most frequent requests: the nearest, or the best, without filters.
  const isPlain = !hasFilters(filters);
  if (isPlain && near && scope.kind === "around" && filters.sort === "nearest") {
    return nearestShops(database, { point: near, start, amount, samples: "excluded", locale, now });
  }
  if (isPlain && scope.kind === "everywhere" && filters.sort === "best") {
    return bestShops(database, { start, amount, locale, now });
  }
  const found = await foundListings(database, asked);
  const listings = scope.kind === "everywhere" ? found.filter(({ shop }) => !shop.isSample) : found;
  const { chosen } = filterListings(listings, filters);
  const sorted = await inOrder(database, { chosen, filters, locale });
  const shown = sorted.slice(start, start + amount).map(({ shop }) => shop);
  const cards = await shopCards(database, { shops: shown, locale, near, now });
  return withGramPrices(database, { cards, sort: filters.sort });
}

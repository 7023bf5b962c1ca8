import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { hasFilters } from "../shop-query.ts";
import type { ShopCard } from "../shop.ts";
import { siftListings } from "../sift-listings.ts";
import { bestShops } from "./best-shops.ts";
import { type AskedShops, foundListings } from "./found-listings.ts";
import { withGramPrices } from "./gram-prices.ts";
import { inOrder } from "./in-order.ts";
import { nearestShops } from "./nearest-shops.ts";
import { shopCards } from "./shop-cards.ts";

interface Asked extends AskedShops {
  start: number;
  amount: number;
  locale: Locale;
}

/** A slice of the shops of a place that meet the filters, for `GET /api/getshops` (specification section 7). */
export async function sliceOfShops(
  database: Database,
  { start, amount, locale, ...asked }: Asked,
): Promise<ShopCard[]> {
  const { scope, filters, near, now } = asked;
  // What a visitor's phone asks most takes one short way: the nearest, or the best, without a wish.
  const isPlain = !hasFilters(filters);
  if (isPlain && near && scope.kind === "around" && filters.sort === "nearest") {
    return nearestShops(database, { point: near, start, amount, samples: "included", locale, now });
  }
  if (isPlain && scope.kind === "everywhere" && filters.sort === "best") {
    return bestShops(database, { start, amount, samples: "included", locale, now });
  }
  const { chosen } = siftListings(await foundListings(database, asked), filters);
  const sorted = await inOrder(database, { chosen, filters, locale });
  const shown = sorted.slice(start, start + amount).map(({ shop }) => shop);
  const cards = await shopCards(database, { shops: shown, locale, near, now });
  return withGramPrices(database, { cards, sort: filters.sort });
}

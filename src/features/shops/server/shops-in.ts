import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { ShopList } from "../shop-list.ts";
import { PAGE_SIZE } from "../shop-query.ts";
import { filterListings } from "../filter-listings.ts";
import { type ShopsInQuery, foundListings } from "./found-listings.ts";
import { withGramPrices } from "./gram-prices.ts";
import { inOrder } from "./in-order.ts";
import { shopCards } from "./shop-cards.ts";

/** One page of the shops of a place that meet the filters, with the counts of every filter. */
export async function shopsIn(
  database: Database,
  { locale, ...asked }: ShopsInQuery & { locale: Locale },
): Promise<ShopList> {
  const { filters, near, now } = asked;
  const found = await foundListings(database, asked);
  const { chosen, unknownHoursCount, facets } = filterListings(found, filters);
  const sorted = await inOrder(database, { chosen, filters, locale });
  const pageCount = Math.max(1, Math.ceil(sorted.length / PAGE_SIZE));
  const page = Math.min(filters.page, pageCount);
  const shown = sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const cards = await shopCards(database, { shops: shown.map(({ shop }) => shop), locale, near, now });
  const items = await withGramPrices(database, { cards, sort: filters.sort });
  return { items, total: sorted.length, unknownHoursCount, page, pageCount, facets };
}

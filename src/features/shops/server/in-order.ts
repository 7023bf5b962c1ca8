import { sql } from "kysely";
import { alphabetOf, perLocale } from "#platform/database/in-language.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { ShopFilters } from "../shop-query.ts";
import { gramPrices } from "./gram-prices.ts";
import { byRank } from "./listed-shop.ts";
import type { ShopListing } from "./listings.ts";

/** Numbers last: a list by name begins with its alphabet. */
const byName = perLocale((locale) =>
  statement(
    `shops-by-name-${locale}`,
    (_, p: Params<{ ids: number[] }>) => sql<{ ids: number[] }>`
      select array_agg(shop.id order by shop.sort_name ~ '^[0-9]', shop.sort_name ${alphabetOf(locale)}, shop.id) as ids
      from shop where shop.id = any(${p.ids}::bigint[])`,
    { isRead: true },
  ),
);

const byAge = statement(
  "shops-by-age",
  (_, p: Params<{ ids: number[] }>) => sql<{ ids: number[] }>`
    select array_agg(shop.id order by shop.created_at desc, shop.id desc) as ids
    from shop where shop.id = any(${p.ids}::bigint[])`,
  { isRead: true },
);

interface InOrderQuery {
  chosen: readonly ShopListing[];
  filters: Pick<ShopFilters, "sort" | "open">;
  locale: Locale;
}

/** The chosen listings in the requested order; those of unknown hours stay after the open ones. */
export async function inOrder(
  database: Database,
  { chosen, filters, locale }: InOrderQuery,
): Promise<readonly ShopListing[]> {
  const sorted = await sortedListings(database, { chosen, sort: filters.sort, locale });
  if (filters.open === null) return sorted;
  const isUnknown = ({ asked }: ShopListing) => asked === "unknown";
  return [...sorted.filter((listing) => !isUnknown(listing)), ...sorted.filter(isUnknown)];
}

async function sortedListings(
  database: Database,
  { chosen, sort, locale }: Pick<InOrderQuery, "chosen" | "locale"> & Pick<ShopFilters, "sort">,
): Promise<readonly ShopListing[]> {
  if (chosen.length === 0) return chosen;
  const best = chosen.toSorted((a, b) => byRank(a.shop, b.shop));
  if (sort === "best") return best;
  const hasPoint = chosen.some(({ metres }) => metres !== null);
  if (sort === "nearest" && hasPoint) return best.toSorted((a, b) => (a.metres ?? 0) - (b.metres ?? 0));
  const ids = chosen.map(({ shopId }) => shopId);
  if (sort === "price") {
    const prices = await gramPrices(database, ids);
    const priceOf = ({ shopId }: ShopListing) => prices.get(shopId) ?? Number.MAX_SAFE_INTEGER;
    return best.toSorted((a, b) => priceOf(a) - priceOf(b));
  }
  const ask = sort === "newest" ? byAge : byName[locale];
  const sorted = (await ask.first(database, { ids }))?.ids ?? [];
  const listingOf = new Map(chosen.map((listing) => [listing.shopId, listing]));
  return sorted.flatMap((id) => listingOf.get(id) ?? []);
}

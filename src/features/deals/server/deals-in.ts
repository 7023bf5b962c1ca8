import { isSampleSlug } from "#features/places/sample-town.ts";
import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { DealFilters } from "../deal-query.ts";
import { type DealList, filterDeals } from "../filter-deals.ts";
import { type FilterNames } from "#features/news/news.ts";
import { runningDeals } from "./running-deals.ts";

interface DealsQuery {
  filters: DealFilters;
  names?: FilterNames;
  locale: Locale;
  now: Date;
}

/** A page of the current deals, filtered and in order; samples only in the lists of their town and brands. */
export async function dealsIn(
  database: Database,
  { filters, names, locale, now }: DealsQuery,
): Promise<DealList> {
  const isOfSamples = [filters.city, filters.brand].some((slug) => slug !== null && isSampleSlug(slug));
  const deals = await runningDeals(database, { locale, now });
  return filterDeals(
    deals.filter(({ isSample }) => isSample === isOfSamples),
    filters,
    names,
  );
}

import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { type Recall, readNow } from "#platform/recall.ts";
import type { DealFilters } from "../deal-query.ts";
import { type DealList, type NamesOfAsked, siftDeals } from "../sift-deals.ts";
import { runningDeals } from "./running-deals.ts";

interface Asked {
  filters: DealFilters;
  names?: NamesOfAsked;
  locale: Locale;
  now: Date;
  /** Where deals may come from that were read before; those that ended meanwhile are no part of it. */
  recall?: Recall;
}

/** A page of the deals that hold now, filtered and in order, samples among them. */
export async function dealsIn(
  database: Database,
  { filters, names, locale, now, recall = readNow }: Asked,
): Promise<DealList> {
  const deals = await recall(`running deals ${locale}`, () => runningDeals(database, { now, locale }));
  return siftDeals(
    deals.filter(({ validTo }) => Date.parse(validTo) > now.getTime()),
    filters,
    names,
  );
}

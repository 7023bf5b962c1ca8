import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { DealFilters } from "../deal-query.ts";
import { type DealList, type NamesOfAsked, siftDeals } from "../sift-deals.ts";
import { runningDeals } from "./running-deals.ts";

/** A page of the deals that hold now, filtered and in order, samples among them. */
export async function dealsIn(
  database: Database,
  { filters, names, locale, now }: { filters: DealFilters; names?: NamesOfAsked; locale: Locale; now: Date },
): Promise<DealList> {
  return siftDeals(await runningDeals(database, { now, locale }), filters, names);
}

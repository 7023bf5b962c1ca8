import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { DealCard } from "../deal.ts";
import { runningDeals } from "./running-deals.ts";

/** The current deals of this brand, those that end soonest first. */
export function dealsOfBrand(
  database: Database,
  query: { brandId: number; locale: Locale; now: Date },
): Promise<DealCard[]> {
  return runningDeals(database, query);
}

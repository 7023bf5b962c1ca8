import type { DealCard } from "#features/deals/deal.ts";
import { dealsOfShop } from "#features/deals/server/deals-of-shop.ts";
import type { ShopRecord } from "#features/shops/server/shop-by-slug.ts";
import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { JobCard } from "../job-offer.ts";
import { openJobs } from "./open-jobs.ts";

interface NoticesOfShopQuery {
  shopId: number;
  /** The flags of the shop's record: what there may be. */
  notices: ShopRecord["notices"];
  locale: Locale;
  now: Date;
}

/** The deals and the work that a shop offers now. */
export async function noticesOfShop(
  database: Database,
  { notices: { hasDeals, hasJobs }, ...asked }: NoticesOfShopQuery,
): Promise<{ deals: DealCard[]; jobs: JobCard[] }> {
  const [deals, jobs] = await Promise.all([
    hasDeals ? dealsOfShop(database, asked) : [],
    hasJobs ? jobsOfShop(database, asked) : [],
  ]);
  return { deals, jobs };
}

/** The work that this shop offers now, the newest first. */
export function jobsOfShop(
  database: Database,
  asked: { shopId: number; locale: Locale; now: Date },
): Promise<JobCard[]> {
  return openJobs(database, asked);
}

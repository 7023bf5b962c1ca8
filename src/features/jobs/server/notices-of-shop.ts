import { sql } from "kysely";
import type { DealCard } from "#features/deals/deal.ts";
import { dealsOfShop } from "#features/deals/server/deals-of-shop.ts";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { JobCard } from "../job-offer.ts";
import { jobsOfShop } from "./jobs-of-shop.ts";

const anyNotices = statement(
  "any-notices-of-shop",
  (_, p: Slots<{ shopId: number }>) => sql<{ hasDeals: boolean; hasJobs: boolean }>`
    select exists (select from deal_shop where deal_shop.shop_id = ${p.shopId}) as "hasDeals",
      exists (select from job_offer where job_offer.shop_id = ${p.shopId}) as "hasJobs"`,
  { isRead: true },
);

/** The deals and the work that a shop offers now. Most shops have never offered either, which a small question tells. */
export async function noticesOfShop(
  database: Database,
  asked: { shopId: number; locale: Locale; now: Date },
): Promise<{ deals: DealCard[]; jobs: JobCard[] }> {
  const { hasDeals = false, hasJobs = false } = (await anyNotices.first(database, asked)) ?? {};
  const [deals, jobs] = await Promise.all([
    hasDeals ? dealsOfShop(database, asked) : [],
    hasJobs ? jobsOfShop(database, asked) : [],
  ]);
  return { deals, jobs };
}

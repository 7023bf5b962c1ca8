import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { JobCard } from "../job-offer.ts";
import { openJobs } from "./open-jobs.ts";

/** The work that this shop offers now, the newest first. */
export function jobsOfShop(
  database: Database,
  asked: { shopId: number; locale: Locale; now: Date },
): Promise<JobCard[]> {
  return openJobs(database, asked);
}

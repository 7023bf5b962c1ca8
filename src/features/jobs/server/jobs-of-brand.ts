import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { JobCard } from "../job-offer.ts";
import { openJobs } from "./open-jobs.ts";

/** The work that this brand offers now, the newest first. */
export function jobsOfBrand(
  database: Database,
  query: { brandSlug: string; locale: Locale; now: Date },
): Promise<JobCard[]> {
  return openJobs(database, query);
}

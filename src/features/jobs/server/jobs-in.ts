import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { JobFilters } from "../job-query.ts";
import { type JobList, type NamesOfAsked, siftJobs } from "../sift-jobs.ts";
import { openJobs } from "./open-jobs.ts";

/** A page of the jobs that are open now, filtered and in order, samples among them. */
export async function jobsIn(
  database: Database,
  { filters, names, locale, now }: { filters: JobFilters; names?: NamesOfAsked; locale: Locale; now: Date },
): Promise<JobList> {
  return siftJobs(await openJobs(database, { now, locale }), filters, names);
}

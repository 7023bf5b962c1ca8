import { isSampleSlug } from "#features/places/sample-town.ts";
import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { JobFilters } from "../job-query.ts";
import { type JobList, filterJobs } from "../filter-jobs.ts";
import { type FilterNames } from "#features/news/news.ts";
import { openJobs } from "./open-jobs.ts";

interface JobsQuery {
  filters: JobFilters;
  names?: FilterNames;
  locale: Locale;
  now: Date;
}

/** A page of the jobs that are open now, filtered and in order; samples only in the list of their town. */
export async function jobsIn(
  database: Database,
  { filters, names, locale, now }: JobsQuery,
): Promise<JobList> {
  const isOfSamples = filters.city !== null && isSampleSlug(filters.city);
  const jobs = await openJobs(database, { locale, now });
  return filterJobs(
    jobs.filter(({ isSample }) => isSample === isOfSamples),
    filters,
    names,
  );
}

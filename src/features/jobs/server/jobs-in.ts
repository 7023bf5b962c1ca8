import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { type Recall, readNow } from "#platform/recall.ts";
import type { JobFilters } from "../job-query.ts";
import { type JobList, type NamesOfAsked, siftJobs } from "../sift-jobs.ts";
import { openJobs } from "./open-jobs.ts";

interface Asked {
  filters: JobFilters;
  names?: NamesOfAsked;
  locale: Locale;
  now: Date;
  /** Where jobs may come from that were read before; those that closed meanwhile are no part of it. */
  recall?: Recall;
}

/** A page of the jobs that are open now, filtered and in order, samples among them. */
export async function jobsIn(
  database: Database,
  { filters, names, locale, now, recall = readNow }: Asked,
): Promise<JobList> {
  const jobs = await recall(`open jobs ${locale}`, () => openJobs(database, { now, locale }));
  return siftJobs(
    jobs.filter(({ validThrough }) => Date.parse(validThrough) > now.getTime()),
    filters,
    names,
  );
}

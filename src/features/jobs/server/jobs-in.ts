import type { AskedNow } from "#features/deals/server/deals-now.ts";
import type { Database } from "#platform/database/database.ts";
import type { JobFilters } from "../job-query.ts";
import { type JobList, type NamesOfAsked, siftJobs } from "../sift-jobs.ts";
import { jobsNow } from "./jobs-now.ts";

interface Asked extends AskedNow {
  filters: JobFilters;
  names?: NamesOfAsked;
}

/** A page of the jobs that are open now, filtered and in order, samples among them. */
export async function jobsIn(database: Database, { filters, names, ...asked }: Asked): Promise<JobList> {
  return siftJobs(await jobsNow(database, asked), filters, names);
}

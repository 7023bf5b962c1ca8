import type { AskedNow } from "#features/deals/server/deals-now.ts";
import type { Database } from "#platform/database/database.ts";
import { readNow } from "#platform/recall.ts";
import type { JobCard } from "../job-offer.ts";
import { OPEN_JOBS_TABLES, openJobs } from "./open-jobs.ts";

/** All jobs that are open now; of those that were read before, the ones that have not closed meanwhile. */
export async function jobsNow(
  database: Database,
  { locale, now, recall = readNow }: AskedNow,
): Promise<JobCard[]> {
  const read = (at: Date) => openJobs(database, { now: at, locale });
  const jobs = recall.remembers()
    ? await recall(`open jobs ${locale}`, { tables: OPEN_JOBS_TABLES, read })
    : await read(now);
  return jobs.filter(({ validThrough }) => Date.parse(validThrough) > now.getTime());
}

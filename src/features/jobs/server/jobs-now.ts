import type { AskedNow } from "#features/deals/server/deals-now.ts";
import type { Database } from "#platform/database/database.ts";
import { readNow } from "#platform/recall.ts";
import type { JobCard } from "../job-offer.ts";
import { openJobs } from "./open-jobs.ts";

/** All jobs that are open now; of those that were read before, the ones that have not closed meanwhile. */
export async function jobsNow(
  database: Database,
  { locale, now, recall = readNow }: AskedNow,
): Promise<JobCard[]> {
  const jobs = await recall(`open jobs ${locale}`, () => openJobs(database, { now, locale }));
  return jobs.filter(({ validThrough }) => Date.parse(validThrough) > now.getTime());
}

import { saveSampleDeals } from "#features/deals/server/save-sample-deals.ts";
import { saveSampleJobs } from "#features/jobs/server/save-sample-jobs.ts";
import type { Database } from "#platform/database/database.ts";
import { saveSamplePosts } from "./save-sample-posts.ts";

export interface DemoNewsCounts {
  dealCount: number;
  jobCount: number;
  postCount: number;
}

/**
 * Adds the invented deals, jobs and posts of db/demo, of the invented shops and brands that are there. Loading again on the same
 * day changes nothing; later what has ended starts again.
 */
export async function loadDemoNews(
  database: Database,
  { now = new Date() }: { now?: Date } = {},
): Promise<DemoNewsCounts> {
  return database.transaction(async (tx) => ({
    ...(await saveSampleDeals(tx, { now })),
    ...(await saveSampleJobs(tx, { now })),
    ...(await saveSamplePosts(tx, { now })),
  }));
}

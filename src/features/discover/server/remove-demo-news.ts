import { removeSampleDeals } from "#features/deals/server/remove-sample-deals.ts";
import { removeSampleJobs } from "#features/jobs/server/remove-sample-jobs.ts";
import type { Database } from "#platform/database/database.ts";
import type { DemoNewsCounts } from "./load-demo-news.ts";
import { statement } from "#platform/database/statement.ts";

const removeSamples = statement("remove-sample-posts", (db) =>
  db.deleteFrom("discover_post").where("is_sample", "=", true),
);

/** Removes every invented post. */
async function removeSamplePosts(database: Database): Promise<{ postCount: number }> {
  return { postCount: await removeSamples.run(database) };
}

/** Removes every invented deal, job and post. Nothing real is touched. */
export async function removeDemoNews(database: Database): Promise<DemoNewsCounts> {
  return database.transaction(async (tx) => ({
    ...(await removeSampleDeals(tx)),
    ...(await removeSampleJobs(tx)),
    ...(await removeSamplePosts(tx)),
  }));
}

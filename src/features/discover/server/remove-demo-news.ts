import { removeSampleDeals } from "#features/deals/server/remove-sample-deals.ts";
import { removeSampleJobs } from "#features/jobs/server/remove-sample-jobs.ts";
import type { Database } from "#platform/database/database.ts";
import type { DemoNewsCounts } from "./load-demo-news.ts";
import { removePicturesOf } from "./post-pictures.ts";
import { statement } from "#platform/database/statement.ts";

const samples = statement("sample-posts-to-remove", (db) =>
  db.selectFrom("discover_post").select("id as postId").where("is_sample", "=", true),
);

const removeSamples = statement("remove-sample-posts", (db) =>
  db.deleteFrom("discover_post").where("is_sample", "=", true),
);

/** Removes every invented post, with its pictures. */
async function removeSamplePosts(tx: Database): Promise<{ postCount: number }> {
  for (const post of await samples.all(tx)) await removePicturesOf(tx, post);
  return { postCount: await removeSamples.run(tx) };
}

/** Removes every invented deal, job and post. Nothing real is touched. */
export async function removeDemoNews(database: Database): Promise<DemoNewsCounts> {
  return database.transaction(async (tx) => ({
    ...(await removeSampleDeals(tx)),
    ...(await removeSampleJobs(tx)),
    ...(await removeSamplePosts(tx)),
  }));
}

import { DAY_MS } from "#features/deals/server/small-offers.test-support.ts";
import { addArticle, type PostOfTest } from "#features/discover/server/small-posts.test-support.ts";
import { addJob, type JobOfTest } from "#features/jobs/server/small-jobs.test-support.ts";
import type { Database } from "#platform/database/database.ts";

/** An open job of a shop or a brand: its path. */
export async function openJob(database: Database, job: JobOfTest, now: Date): Promise<string> {
  const validThrough = new Date(now.getTime() + 30 * DAY_MS);
  return `/jobs/${(await addJob(database, { validThrough, ...job }, { now })).slug}`;
}

/** A post of a shop or a brand, published a day ago: its path. */
export async function publishedPost(database: Database, post: PostOfTest, now: Date): Promise<string> {
  const publishedAt = new Date(now.getTime() - DAY_MS);
  return `/discover/${(await addArticle(database, { publishedAt, ...post }, { now })).slug}`;
}

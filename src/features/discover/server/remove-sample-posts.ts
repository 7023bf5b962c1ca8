import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const removeSamples = statement("remove-sample-posts", (db) =>
  db.deleteFrom("discover_post").where("is_sample", "=", true),
);

/** Takes every invented post away. */
export async function removeSamplePosts(database: Database): Promise<{ postCount: number }> {
  return { postCount: await removeSamples.run(database) };
}

import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

/** The task that publishes scheduled posts (src/boot/site-tasks.ts). */
export const PUBLISH_DUE_POSTS = "publish-due-posts";

const publishDue = statement(
  "publish-due-posts",
  (_, p: Params<{ now: Date }>) => sql`
    update discover_post set state = 'published', updated_at = published_at
    where state = 'scheduled' and published_at <= ${p.now}::timestamptz`,
);

/** Publishes the posts that are due. @returns how many */
export function publishDuePosts(database: Database, asked: { now: Date }): Promise<number> {
  return publishDue.run(database, asked);
}

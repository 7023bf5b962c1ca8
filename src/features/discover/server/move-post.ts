import { sql } from "kysely";
import { NOT_IN_THIS_STATE } from "#features/news/call-refusals.ts";
import { refuseTakenAway } from "#features/holds/server/hold.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, NotFound } from "#platform/errors/errors.ts";
import { type PostState, type PostStep, stateAfter } from "../post-state.ts";

const hold = statement(
  "hold-post",
  (_, p: Params<{ postId: number }>) => sql<{ state: PostState; publishedAt: Date | null }>`
    select state, published_at as "publishedAt" from discover_post where id = ${p.postId} for update`,
);

const setState = statement(
  "move-post",
  (_, p: Params<{ postId: number; to: string; publishedAt: Date; now: Date }>) => sql`
    update discover_post set
      state = ${p.to}, published_at = ${p.publishedAt}::timestamptz, updated_at = ${p.now}::timestamptz
    where id = ${p.postId}`,
);

/**
 * Changes the state of a post. Published without a date, it is published now.
 * @returns the state it is in now
 * @throws NotFound; Conflict where the step can't be taken from here, or when a moderator took it away
 */
export async function movePost(
  database: Database,
  { postId, step, now }: { postId: number; step: PostStep; now: Date },
): Promise<PostState> {
  return database.transaction(async (tx) => {
    const post = await hold.first(tx, { postId });
    if (!post) throw new NotFound("post");
    const publishedAt = post.publishedAt ?? now;
    const to = stateAfter(step, post.state, { publishedAt }, now);
    if (to === null) throw new Conflict("step", NOT_IN_THIS_STATE.msg);
    if (to === "published" || to === "scheduled") await refuseTakenAway(tx, { type: "post", id: postId });
    await setState.run(tx, { postId, to, publishedAt, now });
    return to;
  });
}

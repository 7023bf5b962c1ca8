import { sql } from "kysely";
import { isHidden, isTakenAway } from "#features/holds/server/is-hidden-sql.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { HiddenReply } from "../review.ts";

const hidden = statement(
  "hidden-replies",
  (_, p: Params<{ reviewIds: number[] }>) => sql<HiddenReply>`
    select reply.review_id as "reviewId", case when ${isTakenAway("reply", sql`reply.review_id`)} then (
        select max(decision.id) from decision
        where decision.target_type = 'reply' and decision.target_id = reply.review_id and decision.outcome = 'removed')
      end as "decisionId"
    from review_reply as reply
    where reply.review_id = any(${p.reviewIds}::bigint[]) and ${isHidden("reply", sql`reply.review_id`)}
    order by 1`,
  { isRead: true },
);

/**
 * The answers to reviews that are there and not shown: to these nobody can give another. For whoever speaks for what is reviewed, and
 * for nobody else.
 */
export async function hiddenReplies(database: Database, reviewIds: number[]): Promise<HiddenReply[]> {
  return reviewIds.length === 0 ? [] : hidden.all(database, { reviewIds });
}

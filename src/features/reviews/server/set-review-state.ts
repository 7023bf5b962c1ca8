import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { ReviewedType, ReviewState, ReviewTarget } from "../review.ts";

interface SetReviewState {
  reviewId: number;
  from: ReviewState;
  to: ReviewState;
}

const setState = statement(
  "set-review-state",
  (_, p: Params<SetReviewState>) => sql<{
    authorId: number | null;
    type: ReviewedType;
    targetId: number;
  }>`
    update review set state = ${p.to} where id = ${p.reviewId} and state = ${p.from}
    returning author_id as "authorId", target_type as type, target_id as "targetId"`,
);

/** Moves a review from one state into another; null when it was not in `from`. */
export async function setReviewState(
  tx: Database,
  change: SetReviewState,
): Promise<{ authorId: number | null; target: ReviewTarget } | null> {
  const moved = await setState.first(tx, change);
  return moved ? { authorId: moved.authorId, target: { type: moved.type, id: moved.targetId } } : null;
}

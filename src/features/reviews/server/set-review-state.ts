import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { ReviewedType, ReviewState, ReviewTarget } from "../review.ts";
import { reviewMoved } from "./review-moved.ts";

const setState = statement(
  "set-review-state",
  (_, p: Params<{ reviewId: number; from: string; to: string }>) => sql<{
    authorId: number | null;
    type: ReviewedType;
    targetId: number;
  }>`
    update review set state = ${p.to} where id = ${p.reviewId} and state = ${p.from}
    returning author_id as "authorId", target_type as type, target_id as "targetId"`,
);

interface SetReviewState {
  reviewId: number;
  from: ReviewState;
  to: ReviewState;
}

/**
 * Moves a review from one state into another, with its rating, in the transaction of a decision. Of two who decide at once the
 * first wins.
 * @returns whose it is and what of; null when it was not in `from`
 */
export async function setReviewState(
  tx: Database,
  { reviewId, from, to }: SetReviewState,
): Promise<{ authorId: number | null; target: ReviewTarget } | null> {
  const moved = await setState.first(tx, { reviewId, from, to });
  if (!moved) return null;
  const { authorId, type, targetId } = moved;
  const target = { type, id: targetId };
  await reviewMoved(tx, { reviewId, authorId, target, from, to });
  return { authorId, target };
}

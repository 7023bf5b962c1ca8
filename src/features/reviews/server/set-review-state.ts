import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { ReviewedType, ReviewState, ReviewTarget } from "../review.ts";

interface StateChange {
  reviewId: number;
  from: readonly ReviewState[];
  to: ReviewState;
}

const setState = statement(
  "set-review-state",
  (_, p: Params<StateChange>) => sql<{
    authorId: number | null;
    targetType: ReviewedType;
    targetId: number;
    isSample: boolean;
  }>`
    update review set state = ${p.to}
    where id = ${p.reviewId} and state = any(${p.from}::text[])
    returning author_id as "authorId", target_type as "targetType", target_id as "targetId", is_sample as "isSample"`,
);

/** Moves a review to another state; null when it is in none of `from` any more. */
export async function setReviewState(
  tx: Database,
  change: StateChange,
): Promise<{ authorId: number | null; target: ReviewTarget; isSample: boolean } | null> {
  const row = await setState.first(tx, change);
  if (!row) return null;
  const { authorId, targetType: type, targetId: id, isSample } = row;
  return { authorId, target: { type, id }, isSample };
}

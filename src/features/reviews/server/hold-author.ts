import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

const hold = statement(
  "hold-author-of-review",
  (_, p: Params<{ reviewId: number }>) => sql<{ id: number }>`
    select id from account where id = (select author_id from review where review.id = ${p.reviewId}::bigint)
    for no key update`,
);

/**
 * Locks whoever wrote a review, before the review itself is locked: in this order their account is erased too, and two who lock in
 * two orders are a deadlock. For whatever tells the author of what it does to a review.
 */
export async function holdAuthorOf(tx: Database, { reviewId }: { reviewId: number }): Promise<void> {
  await hold.first(tx, { reviewId });
}

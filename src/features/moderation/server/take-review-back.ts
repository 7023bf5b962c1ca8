import type { Member } from "#features/accounts/server/members.ts";
import { release } from "#features/holds/server/hold.ts";
import { withdrawReview } from "#features/reviews/server/withdraw-review.ts";
import type { Database } from "#platform/database/database.ts";
import { closeReportsOfGone } from "./close-reports-of-gone.ts";

/**
 * Takes one's own review back; to say it twice changes nothing. There is nothing to decide about it any more: open reports of it are
 * closed without a decision, and whoever reported it hears that.
 * @throws NotFound when it is not theirs, Conflict when it was removed
 */
export async function takeReviewBack(
  database: Database,
  member: Member,
  { reviewId }: { reviewId: number },
): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await withdrawReview(tx, member, { reviewId }))) return;
    await closeReportsOfGone(tx, { reviewId });
    // Should it be written anew, an admin reads it before it is shown (post-review.ts).
    await release(tx, { type: "review", id: reviewId });
  });
}

import { withdrawNoticesOf } from "#features/notifications/server/tell-of-item.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import type { ReviewState, ReviewTarget } from "../review.ts";
import { showPhotos } from "./review-photos.ts";
import { storeRatings } from "./store-ratings.ts";

/** The background task that tells owners and friends of a review. Its payload is a `reviewId`. */
export const TELL_OF_REVIEW = "tell-of-review";

export interface ReviewMove {
  reviewId: number;
  /** Null for somebody who left. */
  authorId: number | null;
  target: ReviewTarget;
  /** Null for a review that was not there. */
  from: ReviewState | null;
  to: ReviewState;
}

/** What notices about a review are filed under. */
export function subjectOf(reviewId: number): string {
  return `review/${reviewId}`;
}

/**
 * What follows when a review came into a state, or has changed in it; every writer of `review` ends with it, in its transaction.
 * Whatever else depends on a review being shown, such as points for it, belongs here.
 */
export async function reviewMoved(tx: Database, { reviewId, target, from, to }: ReviewMove): Promise<void> {
  if (from === "approved" || to === "approved") await storeRatings(tx, [target]);
  if (to === "approved" && from !== "approved") await enqueue(tx, TELL_OF_REVIEW, { reviewId });
  if ((from === "removed") !== (to === "removed"))
    await showPhotos(tx, { reviewId, isShown: to !== "removed" });
  if (from === "approved" && to !== "approved") await withdrawNoticesOf(tx, subjectOf(reviewId));
}

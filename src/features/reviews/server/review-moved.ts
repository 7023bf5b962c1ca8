import { sql } from "kysely";
import { earn, takeBack } from "#features/contributions/server/earn.ts";
import type { ProductType } from "#features/products/product-types.ts";
import { withdrawNoticesOf } from "#features/notifications/server/tell-of-item.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { type Params, statement } from "#platform/database/statement.ts";
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

const typeOfProduct = statement(
  "type-of-reviewed-product",
  (_, p: Params<{ id: number }>) => sql<{ type: ProductType }>`select type from product where id = ${p.id}`,
);

/** A review that is shown earns its author points, and one that is not shown any more has earned none. */
async function countPoints(
  tx: Database,
  { reviewId, authorId, target, from, to }: ReviewMove,
): Promise<void> {
  if (from === to || (from !== "approved" && to !== "approved")) return;
  const subject = subjectOf(reviewId);
  if (to !== "approved") return takeBack(tx, { subject });
  if (authorId === null) return;
  const product = target.type === "product" ? await typeOfProduct.first(tx, { id: target.id }) : undefined;
  await earn(tx, { accountId: authorId, kind: "review", subject, productType: product?.type ?? null });
}

/** What follows when a review came into a state, or has changed in it; every writer of `review` ends with it, in its transaction. */
export async function reviewMoved(tx: Database, move: ReviewMove): Promise<void> {
  const { reviewId, target, from, to } = move;
  if (from === "approved" || to === "approved") await storeRatings(tx, [target]);
  await countPoints(tx, move);
  if (to === "approved" && from !== "approved") await enqueue(tx, TELL_OF_REVIEW, { reviewId });
  if ((from === "removed") !== (to === "removed"))
    await showPhotos(tx, { reviewId, isShown: to !== "removed" });
  if (from === "approved" && to !== "approved") await withdrawNoticesOf(tx, subjectOf(reviewId));
}

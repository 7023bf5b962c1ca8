import type * as v from "valibot";
import type { WrittenReview as Written } from "#features/reviews/server/post-review.ts";
import type { WrittenReview } from "./review-schemas.ts";

export function writtenAnswer({ reviewId, rev, state }: Written): v.InferOutput<typeof WrittenReview> {
  return { reviewId: String(reviewId), rev, state };
}

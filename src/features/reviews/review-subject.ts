import type { ReviewTarget } from "./review.ts";

/** What a review is about, as the outbox calls it: of each thing one waits. */
export const reviewSubject = ({ type, id }: ReviewTarget) => `review-${type}-${id}`;

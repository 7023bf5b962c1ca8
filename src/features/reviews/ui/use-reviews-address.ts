import { useLocation } from "react-router";
import type { ReviewsQuery } from "../review.ts";
import { reviewsAddress } from "../reviews-query.ts";

/** The address of this page with another list of reviews: from its first page on, unless a page is asked for. */
export function useReviewsAddress(asked: ReviewsQuery): (changes: Partial<ReviewsQuery>) => string {
  const { pathname, search } = useLocation();
  return (changes) => pathname + reviewsAddress(search, { ...asked, page: 1, ...changes });
}

import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/** The end of an address that leads to a review, such as that of a notice. */
export const reviewAnchor = (reviewId: number) => `review-${reviewId}`;

/**
 * Scrolls to this review and gives it the focus where the address names it: the router looks for it before the reviews are there.
 * Going back, it restores the scroll position itself.
 */
export function useArrivalAtReview<Part extends HTMLElement>(
  reviewId: number,
  /** Counted up each time it was sent: then it is what its author wants to see. */
  sentCount = 0,
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const { hash, key } = useLocation();
  const how = useNavigationType();
  const isMeant = (how !== "POP" && hash === `#${reviewAnchor(reviewId)}`) || sentCount > 0;
  useEffect(() => {
    if (!isMeant) return;
    part.current?.scrollIntoView();
    part.current?.focus({ preventScroll: true });
  }, [isMeant, key, sentCount]);
  return part;
}

/** Scrolls to the reviews where the address names one that is not on this page of them. */
export function useArrivalAtReviews(part: RefObject<HTMLElement | null>, reviewIds: readonly number[]): void {
  const { hash, key } = useLocation();
  const how = useNavigationType();
  const isElsewhere =
    how !== "POP" && /^#review-\d+$/.test(hash) && !reviewIds.some((id) => hash === `#${reviewAnchor(id)}`);
  useEffect(() => {
    if (!isElsewhere) return;
    part.current?.scrollIntoView();
    part.current?.focus({ preventScroll: true });
  }, [isElsewhere, key, part]);
}

import type { ReviewTarget } from "#features/reviews/review.ts";
import { readReviewsQuery } from "#features/reviews/reviews-query.ts";
import { hiddenReplies } from "#features/reviews/server/hidden-replies.ts";
import { reviewsOf } from "#features/reviews/server/reviews-of.ts";
import { speaksFor } from "#features/accounts/server/speaks-for.ts";
import type { AppContext } from "../app-context.ts";
import type { ReviewsOfPage } from "./page-reviews.tsx";

/** What the page of a shop, product or brand shows of its reviews, as its address asks. */
export async function reviewsOfPage(
  { database, viewer }: AppContext,
  target: ReviewTarget,
  request: Request,
): Promise<ReviewsOfPage> {
  const { asked, unknown } = readReviewsQuery(new URL(request.url).searchParams);
  const { accountId } = viewer;
  const [list, canReply] = await Promise.all([
    reviewsOf(database, { target, viewerId: accountId, query: asked }),
    speaksFor(database, viewer, target),
  ]);
  const reviewIds = canReply ? list.items.map(({ id }) => id) : [];
  return {
    list,
    asked,
    unknown,
    accountId,
    canReply,
    hiddenReplies: await hiddenReplies(database, reviewIds),
  };
}

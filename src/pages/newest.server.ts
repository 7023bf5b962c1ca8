import type { DealCard } from "#features/deals/deal.ts";
import { readDealFilters } from "#features/deals/deal-query.ts";
import { dealsIn } from "#features/deals/server/deals-in.ts";
import type { PostCard } from "#features/discover/post.ts";
import { readPostFilters } from "#features/discover/post-query.ts";
import { postsIn } from "#features/discover/server/posts-in.ts";
import type { NewReview } from "#features/reviews/review.ts";
import { newestReviews } from "#features/reviews/server/newest-reviews.ts";
import type { AppContext } from "../app-context.ts";

const AMOUNT = 3;

const NEWEST_DEALS = readDealFilters(new URLSearchParams("sort=newest")).filters;
const NEWEST_POSTS = readPostFilters(new URLSearchParams()).filters;

interface Newest {
  deals: DealCard[];
  posts: PostCard[];
  reviews: NewReview[];
}

/** The newest deals, posts and reviews of all, for the home page: real ones, and none while there are none. */
export async function newest({
  database,
  locale,
  now,
  viewer,
}: Pick<AppContext, "database" | "locale" | "now" | "viewer">): Promise<Newest> {
  const [deals, posts, reviews] = await Promise.all([
    dealsIn(database, { filters: NEWEST_DEALS, locale, now: now() }),
    postsIn(database, { filters: NEWEST_POSTS, locale, now: now() }),
    newestReviews(database, { viewerId: viewer.accountId }),
  ]);
  return { deals: deals.items.slice(0, AMOUNT), posts: posts.items.slice(0, AMOUNT), reviews };
}

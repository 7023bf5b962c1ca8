import type { DealCard } from "#features/deals/deal.ts";
import { readDealFilters } from "#features/deals/deal-query.ts";
import { dealsIn } from "#features/deals/server/deals-in.ts";
import type { PostCard } from "#features/discover/post.ts";
import { readPostFilters } from "#features/discover/post-query.ts";
import { postsIn } from "#features/discover/server/posts-in.ts";
import type { AppContext } from "../app-context.ts";

const AMOUNT = 3;

const NEWEST_DEALS = readDealFilters(new URLSearchParams("sort=newest")).filters;
const NEWEST_POSTS = readPostFilters(new URLSearchParams()).filters;

/** The newest deals and posts of all, for the home page: real ones, and none while there are none. */
export async function newest({
  database,
  locale,
  now,
}: Pick<AppContext, "database" | "locale" | "now">): Promise<{ deals: DealCard[]; posts: PostCard[] }> {
  const [deals, posts] = await Promise.all([
    dealsIn(database, { filters: NEWEST_DEALS, locale, now: now() }),
    postsIn(database, { filters: NEWEST_POSTS, locale, now: now() }),
  ]);
  return { deals: deals.items.slice(0, AMOUNT), posts: posts.items.slice(0, AMOUNT) };
}

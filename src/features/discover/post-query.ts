import { pageIn, slugIn } from "#features/deals/read-query.ts";
import { POST_KINDS, type PostKind } from "./post.ts";

export const FEED_TABS = ["all", "following", "near"] as const;

export type FeedTab = (typeof FEED_TABS)[number];

export const POSTS_ON_PAGE = 12;

/** How far from the visitor the cities of a post may be. */
export const NEAR_KM = 25;

export interface PostFilters {
  tab: FeedTab;
  kind: PostKind | null;
  /** Slugs; null for all. */
  city: string | null;
  tag: string | null;
  /** From 1. */
  page: number;
}

/** Reads a page's query. What it does not understand it ignores. */
export function readPostFilters(query: URLSearchParams): PostFilters {
  return {
    tab: FEED_TABS.find((tab) => tab === query.get("tab")) ?? "all",
    kind: POST_KINDS.find((kind) => kind === query.get("kind")) ?? null,
    city: slugIn(query, "city"),
    tag: slugIn(query, "tag"),
    page: pageIn(query),
  };
}

/** The address of the feed with these filters; equal feeds have equal addresses. */
export function feedAddress(filters: Partial<PostFilters>): string {
  const query = new URLSearchParams();
  if (filters.tab && filters.tab !== "all") query.set("tab", filters.tab);
  for (const word of ["kind", "city", "tag"] as const) {
    const value = filters[word];
    if (value) query.set(word, value);
  }
  if (filters.page && filters.page > 1) query.set("page", String(filters.page));
  return query.size > 0 ? `/discover?${query}` : "/discover";
}

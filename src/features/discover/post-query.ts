import { pageIn, queryReader, type UnknownValue } from "#platform/read-query.ts";
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

/** Reads a page's query; unknown values are ignored and reported. */
export function readPostFilters(query: URLSearchParams): { filters: PostFilters; unknown: UnknownValue[] } {
  const { unknown, chosen, slugs } = queryReader(query);
  const filters: PostFilters = {
    tab: chosen("tab", FEED_TABS)[0] ?? "all",
    kind: chosen("kind", POST_KINDS)[0] ?? null,
    city: slugs("city")[0] ?? null,
    tag: slugs("tag")[0] ?? null,
    page: pageIn(query),
  };
  return { filters, unknown };
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

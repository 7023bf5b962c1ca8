import { DEAL_TYPES, type DealType } from "#features/compliance/compliance.ts";
import { DEAL_KINDS, type DealKind } from "./deal.ts";
import { pageIn, slugIn } from "./read-query.ts";

/** Neither knows who paid: the order is never for sale. */
export const DEAL_SORTS = ["ending", "newest"] as const;

export type DealSort = (typeof DEAL_SORTS)[number];

export const DEALS_ON_PAGE = 24;

export interface DealFilters {
  /** Slugs; null for all. */
  city: string | null;
  brand: string | null;
  kind: DealKind | null;
  category: DealType | null;
  sort: DealSort;
  /** From 1. */
  page: number;
}

/** Reads a page's query. What it does not understand it ignores: an old link still shows deals. */
export function readDealFilters(query: URLSearchParams): DealFilters {
  return {
    city: slugIn(query, "city"),
    brand: slugIn(query, "brand"),
    kind: DEAL_KINDS.find((kind) => kind === query.get("kind")) ?? null,
    category: DEAL_TYPES.find((category) => category === query.get("category")) ?? null,
    sort: DEAL_SORTS.find((sort) => sort === query.get("sort")) ?? "ending",
    page: pageIn(query),
  };
}

/** The address of the list with these filters; equal lists have equal addresses. */
export function dealsAddress(filters: Partial<DealFilters>): string {
  const query = new URLSearchParams();
  for (const word of ["category", "kind", "city", "brand"] as const) {
    const value = filters[word];
    if (value) query.set(word, value);
  }
  if (filters.sort && filters.sort !== "ending") query.set("sort", filters.sort);
  if (filters.page && filters.page > 1) query.set("page", String(filters.page));
  return query.size > 0 ? `/deals?${query}` : "/deals";
}

import { DEAL_TYPES, type DealType } from "#features/compliance/compliance.ts";
import { pageIn, queryReader, type UnknownValue } from "#platform/read-query.ts";
import { DEAL_KINDS, type DealKind } from "./deal.ts";

/** Neither depends on payment: the order is never for sale. */
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

/** Reads a page's query; unknown values are ignored and reported, so that an old link still shows deals. */
export function readDealFilters(query: URLSearchParams): { filters: DealFilters; unknown: UnknownValue[] } {
  const { unknown, chosen, slugs } = queryReader(query);
  const filters: DealFilters = {
    city: slugs("city")[0] ?? null,
    brand: slugs("brand")[0] ?? null,
    kind: chosen("kind", DEAL_KINDS)[0] ?? null,
    category: chosen("category", DEAL_TYPES)[0] ?? null,
    sort: chosen("sort", DEAL_SORTS)[0] ?? "ending",
    page: pageIn(query),
  };
  return { filters, unknown };
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

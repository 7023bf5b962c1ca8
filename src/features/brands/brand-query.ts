import { pageIn, queryReader, type UnknownValue } from "#platform/read-query.ts";
import { BRAND_KINDS, type BrandKind } from "./brand.ts";

export const BRAND_SORTS = ["best", "name"] as const;

export type BrandSort = (typeof BRAND_SORTS)[number];

/** Brands on one page of the list. */
export const BRANDS_ON_PAGE = 60;

const MOST_Q_LETTERS = 200;

export interface BrandFilters {
  /** What was typed, untouched; empty for none. */
  q: string;
  /** Null for every kind. */
  kind: BrandKind | null;
  sort: BrandSort;
  /** From 1. */
  page: number;
}

/** Reads a page's query; unknown values are ignored and reported, so that an old link still shows brands. */
export function readBrandFilters(query: URLSearchParams): { filters: BrandFilters; unknown: UnknownValue[] } {
  const { unknown, chosen } = queryReader(query);
  const filters: BrandFilters = {
    q: (query.get("q") ?? "").slice(0, MOST_Q_LETTERS).trim(),
    kind: chosen("kind", BRAND_KINDS)[0] ?? null,
    sort: chosen("sort", BRAND_SORTS)[0] ?? "best",
    page: pageIn(query),
  };
  return { filters, unknown };
}

/** The address of the list, always with its query in the same order. */
export function brandsAddress({ q, kind, sort, page }: BrandFilters): string {
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (kind) query.set("kind", kind);
  if (sort !== "best") query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/brand?${query}` : "/brand";
}

import { pageIn, queryReader, type UnknownValue } from "#platform/read-query.ts";
import { type Employment, EMPLOYMENTS, JOB_ROLES, type JobRole } from "./job-offer.ts";

export const JOB_SORTS = ["newest", "closing"] as const;

export type JobSort = (typeof JOB_SORTS)[number];

export const JOBS_ON_PAGE = 24;

export interface JobFilters {
  /** A slug; null for all, as in the next two. */
  city: string | null;
  role: JobRole | null;
  employment: Employment | null;
  sort: JobSort;
  /** From 1. */
  page: number;
}

/** Reads a page's query; unknown values are ignored and reported, so that an old link still shows jobs. */
export function readJobFilters(query: URLSearchParams): { filters: JobFilters; unknown: UnknownValue[] } {
  const { unknown, chosen, slugs } = queryReader(query);
  const filters: JobFilters = {
    city: slugs("city")[0] ?? null,
    role: chosen("role", JOB_ROLES)[0] ?? null,
    employment: chosen("employment", EMPLOYMENTS)[0] ?? null,
    sort: chosen("sort", JOB_SORTS)[0] ?? "newest",
    page: pageIn(query),
  };
  return { filters, unknown };
}

/** The address of the list with these filters; equal lists have equal addresses. */
export function jobsAddress(filters: Partial<JobFilters>): string {
  const query = new URLSearchParams();
  for (const word of ["role", "employment", "city"] as const) {
    const value = filters[word];
    if (value) query.set(word, value);
  }
  if (filters.sort && filters.sort !== "newest") query.set("sort", filters.sort);
  if (filters.page && filters.page > 1) query.set("page", String(filters.page));
  return query.size > 0 ? `/jobs?${query}` : "/jobs";
}

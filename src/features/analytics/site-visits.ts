import type { Locale } from "#platform/i18n/locales.ts";
import type { Goal } from "./goals.ts";
import type { PageKind } from "./page-kind.ts";

/** The days that the page of visits tells of; the last one is today. */
export const VISIT_DAYS = 28;

/** What people let the site count, as an admin reads it. */
export interface SiteVisits {
  /** Days of the country, such as `2026-11-29`, in their order. */
  days: { day: string; views: number; visitors: number }[];
  /** Of all these days, most first; kinds without a look are missing. */
  pages: { kind: PageKind; count: number }[];
  languages: { locale: Locale; count: number }[];
  goals: { goal: Goal; count: number }[];
}

import { AMENITY_FILTERS, type AmenityFilter } from "#features/shops/amenities.ts";

/** What is counted of a shop: its page, its place on the map, what was looked for before, and asking a map for the way. */
export type VisitKind = "view" | "map" | "search" | "directions";

/** The one way by which somebody came to the page of a shop. */
export const WAYS = [
  "list",
  "map",
  "home",
  "product",
  "brand",
  "shop",
  "otherPage",
  "searchEngine",
  "otherSite",
  "direct",
] as const;

export type Way = (typeof WAYS)[number];

/**
 * What was looked for on the page before: choices of our own lists and never words that somebody typed, which are not kept
 * (security.md, "Retention"). `city:` and `product:` are followed by a slug.
 */
export const SEARCHES = [
  "nearMe",
  "openNow",
  "openLater",
  "stars",
  "price",
  "anyone",
  "typed",
  ...AMENITY_FILTERS,
] as const;

export type Search = (typeof SEARCHES)[number];

export const isAmenitySearch = (search: string): search is AmenityFilter =>
  AMENITY_FILTERS.some((amenity) => amenity === search);

/** The days that figures tell of, and as many before them to compare with. */
export const FIGURE_DAYS = 28;

/** Figures begin once so many whole days were counted. */
export const FEWEST_DAYS = 7;

/** Fewer are not told, so that nobody can be picked out (product.md section 13). */
export const FEWEST_TOLD = 5;

/** Null for what is too small to tell. */
export function toldCount(count: number): number | null {
  return count < FEWEST_TOLD ? null : count;
}

/** What stands in the place of a count that is too small to tell. */
export const smallText = `< ${FEWEST_TOLD}`;

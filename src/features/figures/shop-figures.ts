import type { Way } from "./visit.ts";

/** A count of the four weeks, and how it moved. */
export interface CountOfWeeks {
  /** Null for fewer than five. */
  count: number | null;
  /** It has parts that are too small to tell, and is rounded to tens so that nobody works them out. */
  isAbout: boolean;
  /** Against the four weeks before, a day; null where these are not known or too few. */
  changePercent: number | null;
}

export interface FoundBy {
  /** A word of `SEARCHES`, or `city` and `product`, whose name stands beside. */
  search: string;
  name: string | null;
  count: number | null;
}

export interface AskedNearby {
  /** Of the product. */
  _id: string;
  name: string;
  type: string;
  slug: string;
  count: number;
  /** Menus within five kilometres that have it. */
  menuCount: number;
  /** Of the nearest of them. */
  metres: number | null;
}

/** What whoever speaks for a shop reads of it. Small counts were taken out before: null is fewer than five. */
export interface ShopFigures {
  shop: { id: number; name: string; slug: string; cityName: string };
  /** Days of the country, such as `2026-11-21`; the last one is yesterday. */
  from: string;
  to: string;
  /** False until a week was counted; then everything counted is empty. */
  hasBegun: boolean;
  /** `isCounted` is false for a day that was lost. */
  days: { day: string; isCounted: boolean; views: number | null }[];
  views: CountOfWeeks;
  mapOpens: CountOfWeeks;
  /** Asked of a map, as far as browsers tell: those that do not know `ping`, or switch it off, are missing. */
  directions: CountOfWeeks;
  followers: { count: number | null; added: number | null };
  reviews: { count: number; rating: number | null; unanswered: number };
  ways: { way: Way; count: number | null }[];
  searches: FoundBy[];
  asked: AskedNearby[];
  /** Days since its facts were looked at, in the middle; null without facts. */
  freshness: { days: number | null; townDays: number | null };
}

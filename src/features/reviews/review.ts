import type { Effect } from "#features/products/effects.ts";
import type { Flavour } from "#features/products/flavours.ts";
import type { RankLevel } from "#features/accounts/rank.ts";
import type { Person } from "#features/accounts/person.ts";
import type { Locale } from "#platform/i18n/locales.ts";

/** What can be reviewed (product.md section 11). */
export const REVIEWED_TYPES = ["shop", "product", "brand"] as const;

export type ReviewedType = (typeof REVIEWED_TYPES)[number];

export interface ReviewTarget {
  type: ReviewedType;
  id: number;
}

/** Each is given whole stars, and may be left out. */
export const SHOP_ASPECTS = ["quality", "staff", "atmosphere", "price", "comfort"] as const;
export const PRODUCT_ASPECTS = ["looks", "smell", "taste", "effect", "value"] as const;

export type Aspect = (typeof SHOP_ASPECTS)[number] | (typeof PRODUCT_ASPECTS)[number];

export type AspectStars = Partial<Record<Aspect, number>>;

/** The specification leaves open what a brand is judged by: what it makes is judged as products are. */
export const ASPECTS_OF = {
  shop: SHOP_ASPECTS,
  product: PRODUCT_ASPECTS,
  brand: PRODUCT_ASPECTS,
} as const satisfies Record<ReviewedType, readonly Aspect[]>;

/** The stars a review can give, in halves. */
export const OVERALL = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5] as const;

export type Overall = (typeof OVERALL)[number];

/** When somebody was there, counted from the day they wrote it. */
export const VISITED = ["thisMonth", "lastMonth", "earlier"] as const;

export type Visited = (typeof VISITED)[number];

export const REVIEW_STATES = ["pending", "approved", "removed", "withdrawn"] as const;

export type ReviewState = (typeof REVIEW_STATES)[number];

/** In characters. A text may also be left out. */
export const REVIEW_LENGTH = { least: 10, most: 2000 } as const;
export const REPLY_LENGTH = { least: 10, most: 1000 } as const;

export const MOST_PHOTOS = 4;

/** A rating is hidden below the first, its histogram below the second (screens.md, "Reviews"). */
export const ENOUGH_FOR_RATING = 3;
export const ENOUGH_FOR_HISTOGRAM = 5;

export const REVIEWS_ON_PAGE = 10;

export interface ReviewPhoto {
  /** Of its picture, by which it is reported. */
  id: number;
  /** As `/img/{key}` takes it. */
  key: string;
  width: number;
  height: number;
}

/** A review as a page shows it. */
export interface Review {
  id: number;
  rev: number;
  target: ReviewTarget;
  overall: Overall;
  aspects: AspectStars;
  /** Empty for stars alone. */
  text: string;
  /** The language of the text. */
  locale: Locale;
  visited: Visited | null;
  /** Lives nearby (true), or came as a visitor; null where it was not said. */
  isLocal: boolean | null;
  effects: readonly Effect[];
  flavours: readonly Flavour[];
  boughtAt: { id: number; slug: string; name: string } | null;
  photos: readonly ReviewPhoto[];
  /** Null for somebody who left and let the review stand. */
  author: (Person & { rank: RankLevel }) | null;
  isSample: boolean;
  /** Of the viewer. Others see approved ones alone. */
  isMine: boolean;
  state: ReviewState;
  /** By a friend of the viewer. */
  isByFriend: boolean;
  helpfulCount: number;
  /** The viewer found it helpful. */
  isHelpful: boolean;
  reply: { text: string; at: string } | null;
  /** ISO 8601. */
  writtenAt: string;
  editedAt: string | null;
}

/** An answer that is there and not shown. */
export interface HiddenReply {
  reviewId: number;
  /** The one that removed it; null for one that was reported, until somebody has looked at it. */
  decisionId: number | null;
}

export const REVIEW_SORTS = ["helpful", "newest", "highest", "lowest"] as const;

export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** The figures over the list, of all approved reviews that count. */
export interface RatingSummary {
  /** One to five, rounded to tenths; null below ENOUGH_FOR_RATING. */
  rating: number | null;
  reviewCount: number;
  /** How many gave each of OVERALL, in its order. */
  histogram: readonly number[];
  /** The plain mean of each aspect with how many gave it. */
  aspects: readonly { aspect: Aspect; mean: number; count: number }[];
}

/**
 * "How honest is this figure?" (screens.md, "Reviews"): the plain mean and number of those groups, null below ENOUGH_FOR_RATING.
 * Without anything derived from network addresses.
 */
export interface HonestRating {
  /** All that are shown, and those that count: samples on a real target do not. */
  shownCount: number;
  countedCount: number;
  locals: GroupRating | null;
  visitors: GroupRating | null;
  lastYear: GroupRating | null;
  /** Without the reviews of the author's friends who review the same target, and without those of the viewer's friends. */
  withoutFriends: GroupRating | null;
}

export interface GroupRating {
  mean: number;
  count: number;
}

/** One page of reviews, with what stands over it. */
export interface ReviewList {
  items: readonly Review[];
  /** Of those that match the filters. */
  total: number;
  page: number;
  pageCount: number;
  /** The viewer's own, in whatever state; first on the page and not among `items`. */
  mine: Review | null;
  summary: RatingSummary;
  honest: HonestRating;
  /** Languages of approved reviews with their numbers, the most frequent first. */
  languages: readonly { locale: Locale; count: number }[];
}

/** One page of what somebody said of others, with the item each is about. */
export interface PersonReviews {
  items: readonly { review: Review; item: ReviewedItem }[];
  total: number;
  page: number;
  pageCount: number;
}

export interface ReviewedItem {
  name: string;
  /** Of its page. */
  path: string;
}

/** A review among the newest of all. */
export interface NewReview extends Pick<Review, "id" | "overall" | "locale" | "writtenAt"> {
  item: ReviewedItem;
  /** Of its text; empty for stars alone. */
  beginning: string;
  /** Null for somebody who shows not everybody what they review. */
  author: Pick<Person, "url" | "name"> | null;
}

/** What `?sort`, `?lang`, `?stars` and `?page` ask of a list of reviews; on pages with the prefix `review-`. */
export interface ReviewsQuery {
  sort: ReviewSort;
  /** Null for all languages. */
  lang: Locale | null;
  /** Whole stars: 4 means 4 and 4.5; null for all. */
  stars: 1 | 2 | 3 | 4 | 5 | null;
  page: number;
}

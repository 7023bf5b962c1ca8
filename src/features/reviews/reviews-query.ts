import { LOCALES } from "#platform/i18n/locales.ts";
import { LAST_PAGE, queryReader, type UnknownValue } from "#platform/read-query.ts";
import { REVIEW_SORTS, type ReviewsQuery } from "./review.ts";

/** The list stands on pages that have queries of their own. */
const WORD = {
  sort: "review-sort",
  lang: "review-lang",
  stars: "review-stars",
  page: "review-page",
} as const satisfies Record<keyof ReviewsQuery, string>;

const STARS = ["1", "2", "3", "4", "5"] as const;

export const ALL_REVIEWS: ReviewsQuery = { sort: "helpful", lang: null, stars: null, page: 1 };

/** The anchors of all reviews of a page, and of their list, where links to another order of it lead. */
export const REVIEWS = "reviews";
export const REVIEWS_LIST = "reviews-list";

/** Reads a page's query; unknown values are ignored and reported, so that an old link still shows reviews. */
export function readReviewsQuery(query: URLSearchParams): { asked: ReviewsQuery; unknown: UnknownValue[] } {
  const { unknown, chosen } = queryReader(query);
  const stars = chosen(WORD.stars, STARS)[0];
  const asked: ReviewsQuery = {
    sort: chosen(WORD.sort, REVIEW_SORTS)[0] ?? ALL_REVIEWS.sort,
    lang: chosen(WORD.lang, LOCALES)[0] ?? null,
    stars: stars === undefined ? null : (Number(stars) as ReviewsQuery["stars"]),
    page: pageOf(query.get(WORD.page)),
  };
  return { asked, unknown };
}

function pageOf(written: string | null): number {
  return /^\d+$/.test(written ?? "") ? Math.min(Math.max(Number(written), 1), LAST_PAGE) : 1;
}

/**
 * The rest of an address, `?…#reviews-list`, for this list on the page whose query is `search`, of which all else stays. Equal lists have equal
 * addresses.
 */
export function reviewsAddress(search: string, asked: ReviewsQuery): string {
  const query = new URLSearchParams(search);
  const values: Record<keyof ReviewsQuery, string | null> = {
    sort: asked.sort === ALL_REVIEWS.sort ? null : asked.sort,
    lang: asked.lang,
    stars: asked.stars === null ? null : String(asked.stars),
    page: asked.page > 1 ? String(asked.page) : null,
  };
  for (const part of ["sort", "lang", "stars", "page"] as const) {
    query.delete(WORD[part]);
    const value = values[part];
    if (value !== null) query.set(WORD[part], value);
  }
  return `${query.size > 0 ? `?${query}` : ""}#${REVIEWS_LIST}`;
}

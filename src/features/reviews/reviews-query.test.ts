import { describe, expect, test } from "vitest";
import { knownQuery } from "#platform/http/known-query.ts";
import type { ReviewsQuery } from "./review.ts";
import { ALL_REVIEWS, readReviewsQuery, reviewsAddress } from "./reviews-query.ts";

const read = (query: string) => readReviewsQuery(new URLSearchParams(query));

describe("the query of a list of reviews", () => {
  test("without a word of it asks for all, the most helpful first", () => {
    expect(read("sort=newest&page=3&lang=de")).toEqual({ asked: ALL_REVIEWS, unknown: [] });
  });

  test("has an order, a language, stars and a page", () => {
    expect(read("review-sort=lowest&review-lang=cz&review-stars=4&review-page=2").asked).toEqual({
      sort: "lowest",
      lang: "cz",
      stars: 4,
      page: 2,
    });
  });

  test("with unknown values shows the list without them, and says which they are", () => {
    expect(read("review-sort=best&review-lang=sv&review-stars=4.5")).toEqual({
      asked: ALL_REVIEWS,
      unknown: [
        { word: "review-stars", value: "4.5" },
        { word: "review-sort", value: "best" },
        { word: "review-lang", value: "sv" },
      ],
    });
  });

  test.each([
    ["0", 1],
    ["-1", 1],
    ["two", 1],
    ["99999999", 10_000],
  ])("page %s is page %i", (written, page) => {
    expect(read(`review-page=${written}`).asked.page).toBe(page);
  });
});

describe("the address of a list of reviews", () => {
  const asked: ReviewsQuery = { sort: "newest", lang: "pl", stars: 5, page: 3 };

  test("is read as it was written, and reaches the page", () => {
    const [search = ""] = reviewsAddress("", asked).split("#");
    expect(read(search).asked).toEqual(asked);
    expect(read(knownQuery(search)).asked).toEqual(asked);
  });

  test("keeps what else the page was asked for, and replaces what was asked of the list", () => {
    expect(reviewsAddress("?gram=2&review-page=7&review-lang=de", { ...ALL_REVIEWS, stars: 2 })).toBe(
      "?gram=2&review-stars=2#reviews-list",
    );
  });

  test("of all of them is the page itself", () => {
    expect(reviewsAddress("?review-page=7", ALL_REVIEWS)).toBe("#reviews-list");
  });
});

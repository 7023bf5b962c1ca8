import type { Review, ReviewList } from "./review.ts";

// Invented people and what they say of an invented shop, for the gallery of the design system and for tests.

const NOON = "2026-11-20T12:00:00.000Z";

/** When all of this is looked at. */
export const SAMPLE_NOW = "2026-12-04T12:00:00.000Z";

export function sampleReview(given: Partial<Review> = {}): Review {
  return {
    id: 1,
    rev: 1,
    target: { type: "shop", id: 7 },
    overall: 4.5,
    aspects: { atmosphere: 5, staff: 5, price: 3 },
    text: "Quiet, good coffee, and they explain what you’re buying. The terrace closes earlier than the door.",
    locale: "en",
    visited: "thisMonth",
    isLocal: true,
    effects: [],
    flavours: [],
    boughtAt: null,
    photos: [],
    author: { id: 3, url: "noor", name: "Noor", thumbnail: "/default-profilepic-1.jpg", rank: 2 },
    isSample: false,
    isMine: false,
    state: "approved",
    isByFriend: false,
    helpfulCount: 4,
    isHelpful: false,
    reply: null,
    writtenAt: NOON,
    editedAt: null,
    ...given,
  };
}

export function sampleList(given: Partial<ReviewList> = {}): ReviewList {
  const items = given.items ?? [];
  return {
    items,
    total: items.length,
    page: 1,
    pageCount: 1,
    mine: null,
    summary: { rating: null, reviewCount: items.length, histogram: [0, 0, 0, 0, 0, 0, 0, 0, 0], aspects: [] },
    honest: {
      shownCount: items.length,
      countedCount: items.length,
      locals: null,
      visitors: null,
      lastYear: null,
      withoutFriends: null,
    },
    languages: [],
    ...given,
  };
}

/** As it is once many have spoken. */
export function fullSampleList(): ReviewList {
  return sampleList({
    items: [
      sampleReview({ isByFriend: true }),
      sampleReview({
        id: 2,
        overall: 3,
        aspects: {},
        text: "Sympathique, mais plein le samedi. Venez avant dix-sept heures.",
        locale: "fr",
        visited: "lastMonth",
        isLocal: false,
        helpfulCount: 1,
        isHelpful: true,
        author: {
          id: 4,
          url: "bertrand",
          name: "Bertrand van der Hoogerheide",
          thumbnail: "/default-profilepic-2.jpg",
          rank: 5,
        },
        reply: {
          text: "True. Since this month there are four more chairs. It will stay a living room.",
          at: NOON,
        },
      }),
      sampleReview({
        id: 3,
        overall: 5,
        aspects: {},
        text: "",
        visited: null,
        isLocal: null,
        author: null,
        helpfulCount: 0,
      }),
      sampleReview({
        id: 4,
        target: { type: "product", id: 9 },
        overall: 4,
        aspects: { taste: 4, effect: 5 },
        text: "Smells of an orange that was peeled in a barn.",
        effects: ["relaxed", "giggly"],
        flavours: ["orange", "earthy"],
        boughtAt: { id: 7, slug: "the-quiet-barge", name: "The Quiet Barge" },
        isSample: true,
        editedAt: NOON,
        photos: [
          { id: 31, key: "0123456789abcdef0123456789abcdef", width: 1200, height: 900 },
          { id: 32, key: "0123456789abcdef0123456789abcdee", width: 900, height: 1200 },
        ],
      }),
    ],
    total: 34,
    pageCount: 4,
    summary: {
      rating: 4.3,
      reviewCount: 27,
      histogram: [1, 0, 1, 0, 2, 3, 4, 6, 10],
      aspects: [
        { aspect: "atmosphere", mean: 4.6, count: 20 },
        { aspect: "staff", mean: 4.4, count: 19 },
        { aspect: "price", mean: 3.6, count: 22 },
      ],
    },
    honest: {
      shownCount: 31,
      countedCount: 27,
      locals: { mean: 4.1, count: 12 },
      visitors: { mean: 4.5, count: 9 },
      lastYear: { mean: 4.4, count: 18 },
      withoutFriends: { mean: 4.2, count: 25 },
    },
    languages: [
      { locale: "nl", count: 18 },
      { locale: "en", count: 6 },
      { locale: "fr", count: 3 },
    ],
  });
}

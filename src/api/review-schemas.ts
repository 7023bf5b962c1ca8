import * as v from "valibot";
import { REVIEW_STATES, REVIEWED_TYPES } from "#features/reviews/review.ts";
import { EFFECTS } from "#features/products/effects.ts";
import { FLAVOURS } from "#features/products/flavours.ts";
import { LOCALES } from "#platform/i18n/locales.ts";
import { PersonShape } from "./person-schema.ts";

/** What a written review is answered with. */
export const WrittenReview = v.pipe(
  v.object({
    reviewId: v.string(),
    rev: v.pipe(v.number(), v.description("To be sent with the next change")),
    state: v.pipe(
      v.picklist(REVIEW_STATES),
      v.description("`approved`: it is shown; `pending`: once an admin has read it"),
    ),
  }),
  v.metadata({ ref: "WrittenReview" }),
);

const stars = v.pipe(v.number(), v.description("One to five, in halves"));

export const Reply = v.pipe(v.object({ text: v.string(), at: v.string() }), v.metadata({ ref: "Reply" }));

export const ReviewShape = v.pipe(
  v.object({
    _id: v.string(),
    rev: v.number(),
    targetType: v.picklist(REVIEWED_TYPES),
    targetId: v.string(),
    overall: stars,
    aspects: v.pipe(v.record(v.string(), v.number()), v.description("Whole stars by aspect")),
    text: v.pipe(v.string(), v.description("Empty for stars alone")),
    locale: v.pipe(v.picklist(LOCALES), v.description("The language of the text")),
    visited: v.nullable(v.string()),
    isLocal: v.nullable(v.boolean()),
    effects: v.array(v.picklist(EFFECTS)),
    flavours: v.array(v.picklist(FLAVOURS)),
    boughtAt: v.nullable(v.object({ _id: v.string(), url: v.string(), name: v.string() })),
    photos: v.array(
      v.object({
        _id: v.pipe(v.string(), v.description("What `report` takes as the id of a photo")),
        key: v.string(),
        url: v.pipe(v.string(), v.description("Path of the picture")),
        width: v.number(),
        height: v.number(),
      }),
    ),
    user: v.pipe(
      v.nullable(v.object({ ...PersonShape.entries, rank: v.number() })),
      v.description("Null for somebody who left, or who is not named to the caller"),
    ),
    isSample: v.optional(v.literal(true)),
    isMine: v.boolean(),
    isByFriend: v.boolean(),
    state: v.picklist(REVIEW_STATES),
    helpfulCount: v.number(),
    isHelpful: v.pipe(v.boolean(), v.description("The caller found it helpful")),
    reply: v.nullable(Reply),
    writtenAt: v.string(),
    editedAt: v.nullable(v.string()),
  }),
  v.metadata({ ref: "Review" }),
);

const GroupRating = v.nullable(v.object({ mean: v.number(), count: v.number() }));

export const ReviewPage = v.pipe(
  v.object({
    items: v.array(ReviewShape),
    total: v.number(),
    page: v.number(),
    mine: v.pipe(
      v.nullable(ReviewShape),
      v.description("The caller’s own, in whatever state; not among the others"),
    ),
    canReply: v.pipe(
      v.boolean(),
      v.description("The caller is the admin of what is reviewed: they answer, and write none"),
    ),
    rating: v.pipe(v.nullable(v.number()), v.description("Null below three reviews")),
    reviewCount: v.number(),
    histogram: v.pipe(v.array(v.number()), v.description("How many gave 1, 1.5 and so on to 5 stars")),
    aspects: v.array(v.object({ aspect: v.string(), mean: v.number(), count: v.number() })),
    honest: v.pipe(
      v.object({
        shownCount: v.number(),
        countedCount: v.number(),
        locals: GroupRating,
        visitors: GroupRating,
        lastYear: GroupRating,
        withoutFriends: GroupRating,
      }),
      v.description("Plain means of groups, null for one below three"),
    ),
    languages: v.array(v.object({ locale: v.picklist(LOCALES), count: v.number() })),
  }),
  v.metadata({ ref: "ReviewPage" }),
);

import * as v from "valibot";
import { EFFECTS } from "#features/products/effects.ts";
import { FLAVOURS } from "#features/products/flavours.ts";
import { LOCALES } from "#platform/i18n/locales.ts";
import { plainTextSchema } from "#platform/text/plain-text-schema.ts";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";
import {
  ASPECTS_OF,
  MOST_PHOTOS,
  OVERALL,
  PRODUCT_ASPECTS,
  REPLY_LENGTH,
  REVIEW_LENGTH,
  REVIEW_SORTS,
  REVIEWED_TYPES,
  SHOP_ASPECTS,
  VISITED,
} from "./review.ts";

/** More marks on one letter than any language puts there grow over the lines around. */
const readable = v.regex(/^(?!.*\p{M}{5})/su, "Must be plain text");

const text = v.pipe(plainTextSchema({ ...REVIEW_LENGTH, mayBeEmpty: true }), readable);

const stars = v.pipe(
  v.number("Must be 1 to 5 stars"),
  v.integer("Must be 1 to 5 stars"),
  v.minValue(1, "Must be 1 to 5 stars"),
  v.maxValue(5, "Must be 1 to 5 stars"),
);

const aspects = v.pipe(
  v.strictObject(
    v.entriesFromList([...new Set([...SHOP_ASPECTS, ...PRODUCT_ASPECTS])], v.optional(stars)),
    "Must be whole stars by aspect",
  ),
  v.description('Whole stars by aspect, such as `{"staff": 5}`'),
);

const MOST_WORDS = 8;

function wordsOf<const Words extends readonly string[]>(words: Words, what: string) {
  return v.pipe(
    v.array(v.picklist(words, `Must be ${what} we know`), `Must be a list of ${what}`),
    v.maxLength(MOST_WORDS, `Must be at most ${MOST_WORDS}`),
    v.transform((list) => [...new Set(list)]),
    v.description(`At most ${MOST_WORDS}, of products only`),
  );
}

const said = {
  overall: v.pipe(v.picklist(OVERALL, "Must be 1 to 5 stars, in halves"), v.description("1 to 5, in halves")),
  text: v.optional(text, ""),
  aspects: v.optional(aspects, {}),
  locale: v.pipe(
    v.optional(v.picklist(LOCALES, `Must be one of ${LOCALES.join(", ")}`)),
    v.description("The language of the text; the caller's own unless given"),
  ),
  visited: v.pipe(
    v.optional(v.nullable(v.picklist(VISITED, `Must be one of ${VISITED.join(", ")}`)), null),
    v.description(`When the caller was there: ${VISITED.join(", ")}`),
  ),
  isLocal: v.pipe(
    v.optional(v.nullable(v.boolean("Must be true or false")), null),
    v.description("The caller lives nearby, or came as a visitor"),
  ),
  effects: v.optional(wordsOf(EFFECTS, "effects"), []),
  flavours: v.optional(wordsOf(FLAVOURS, "flavours"), []),
  boughtAtId: v.pipe(
    v.optional(v.nullable(rowIdSchema), null),
    v.description("Of a product: the `_id` of the shop it was bought at"),
  ),
};

/** What somebody says of a target. */
export interface ReviewSaid extends v.InferOutput<ReturnType<typeof v.strictObject<typeof said>>> {}

export const addReviewForm = v.strictObject({
  targetType: v.pipe(
    v.picklist(REVIEWED_TYPES, `Must be one of ${REVIEWED_TYPES.join(", ")}`),
    v.description(`One of ${REVIEWED_TYPES.join(", ")}`),
  ),
  targetId: v.pipe(rowIdSchema, v.description("Its `_id`")),
  ...said,
});

const reviewId = v.pipe(rowIdSchema, v.description("Its `_id`"));

export const editReviewForm = v.strictObject({
  reviewId,
  rev: v.pipe(
    v.number("Must be a number"),
    v.integer("Must be a number"),
    v.description("The `rev` that was read; a stale one is refused"),
  ),
  ...said,
  keepPhotos: v.pipe(
    v.optional(v.pipe(v.array(v.string("Must be a key")), v.maxLength(MOST_PHOTOS, "Must be at most 4"))),
    v.description("The keys of the photos that stay, in their order; all of them unless given"),
  ),
});

export const deleteReviewForm = v.strictObject({ reviewId });

export const replyReviewForm = v.strictObject({
  reviewId,
  text: v.pipe(plainTextSchema(REPLY_LENGTH), readable),
});

export const helpfulReviewForm = v.strictObject({
  reviewId,
  helpful: v.boolean("Must be true or false"),
});

/** What does not fit the kind of target: a mistake each. Empty when all of it does. */
export function misplacedOf(
  targetType: keyof typeof ASPECTS_OF,
  { aspects: given, effects, flavours, boughtAtId }: ReviewSaid,
): { msg: string; param: string }[] {
  const known: readonly string[] = ASPECTS_OF[targetType];
  const isOfProduct = targetType === "product";
  const misplaced = {
    aspects: Object.keys(given).some((aspect) => !known.includes(aspect)),
    effects: !isOfProduct && effects.length > 0,
    flavours: !isOfProduct && flavours.length > 0,
    boughtAtId: !isOfProduct && boughtAtId !== null,
  };
  return Object.entries(misplaced).flatMap(([param, isWrong]) =>
    isWrong ? [{ msg: "Must fit what is reviewed", param }] : [],
  );
}

const number = (most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,5}$/, "Must be a number"),
    v.transform(Number),
    v.maxValue(most, `Must be at most ${most}`),
  );

export const getReviewsQuery = v.object({
  targetType: v.pipe(
    v.picklist(REVIEWED_TYPES, `Must be one of ${REVIEWED_TYPES.join(", ")}`),
    v.description(`One of ${REVIEWED_TYPES.join(", ")}`),
  ),
  targetId: v.pipe(rowIdSchema, v.description("Its `_id`")),
  sort: v.pipe(
    v.optional(v.picklist(REVIEW_SORTS, `Must be one of ${REVIEW_SORTS.join(", ")}`), "helpful"),
    v.description(`One of ${REVIEW_SORTS.join(", ")}`),
  ),
  lang: v.pipe(
    v.optional(v.picklist(LOCALES, `Must be one of ${LOCALES.join(", ")}`)),
    v.description("Only those written in this language"),
  ),
  stars: v.pipe(
    v.optional(number(5)),
    v.description("Only those with so many whole stars: 4 means 4 and 4.5"),
  ),
  page: v.pipe(v.optional(number(100_000), "1"), v.description("From 1; one past the end is the last one")),
});

import * as v from "valibot";
import { AVAILABILITIES } from "#features/products/menu.ts";
import { ladderMistakes, PRICE_UNITS } from "#features/products/price-ladder.ts";
import { PRODUCT_TYPES } from "#features/products/product-types.ts";
import { locationSchema } from "#platform/geo/point-schema.ts";
import { plainNameSchema } from "#platform/text/plain-name.ts";
import { plainTextSchema } from "#platform/text/plain-text-schema.ts";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";
import { CHANGED_FIELDS, MOST_LINES, MOST_REMARK, TARGET_TYPES } from "./change.ts";
import { productChanges } from "./product-changes.ts";
import { refusalExplanation } from "#features/dashboard/refusal-sentence.ts";
import { refusalReason } from "./refusal.ts";
import { newShop, oneOf, orNothing, shopChanges } from "./shop-changes.ts";

// What the calls about changes take. What a change is stands in `change.ts`, which pages load without these schemas.

const rung = v.strictObject({
  unit: oneOf(PRICE_UNITS),
  quantity: v.number("Must be a number"),
  cents: v.number("Must be a number"),
});

const menuLine = v.pipe(
  v.strictObject({
    productId: v.optional(v.nullable(rowIdSchema)),
    rawName: v.optional(orNothing(plainNameSchema({ most: 80 }))),
    type: v.optional(
      v.pipe(oneOf(PRODUCT_TYPES), v.description("What a `rawName` is, where no product is named")),
    ),
    heading: v.optional(orNothing(plainNameSchema({ most: 60 }))),
    available: v.optional(oneOf(AVAILABILITIES)),
    ladder: v.optional(
      v.pipe(
        v.array(rung),
        v.maxLength(12, "Must have at most 12 prices"),
        v.check((ladder) => ladderMistakes(ladder).length === 0, "Must be prices that rise with the amount"),
      ),
    ),
    isListed: v.optional(v.boolean("Must be true or false")),
  }),
  v.check(({ productId, rawName }) => Boolean(productId ?? rawName), "Must have a productId or a rawName"),
);

export type MenuLineChange = v.InferOutput<typeof menuLine>;

const remark = v.optional(plainTextSchema({ most: MOST_REMARK }), "");

const replaces = v.optional(
  v.pipe(
    v.array(rowIdSchema, "Must be a list"),
    v.maxLength(MOST_LINES, `Must have at most ${MOST_LINES} ids`),
    v.description(
      "Suggestions of the caller about the same shop that wait, and that this one stands instead of",
    ),
  ),
);

/** What `POST /api/suggestchange` takes. */
export const suggestForm = v.variant(
  "targetType",
  [
    v.variant(
      "targetId",
      [
        v.strictObject({
          targetType: v.literal("shop"),
          targetId: v.pipe(rowIdSchema, v.description("The `_id` of the shop")),
          changes: shopChanges,
          text: remark,
          replaces,
        }),
        v.strictObject({
          targetType: v.literal("shop"),
          targetId: v.optional(v.never()),
          changes: newShop,
          text: remark,
        }),
      ],
      "Must be an id, or left out for a shop that is missing",
    ),
    v.strictObject({
      targetType: v.literal("menu"),
      targetId: v.pipe(rowIdSchema, v.description("The `_id` of the shop")),
      changes: v.strictObject({
        lines: v.pipe(
          v.array(menuLine, "Must be a list"),
          v.minLength(1, "Must have a line"),
          v.maxLength(MOST_LINES, `Must have at most ${MOST_LINES} lines`),
        ),
      }),
      text: remark,
      replaces,
    }),
    v.strictObject({
      targetType: v.literal("product"),
      targetId: v.pipe(rowIdSchema, v.description("The `_id` of the product")),
      changes: productChanges,
      text: remark,
    }),
  ],
  `Must be one of ${TARGET_TYPES.join(", ")}`,
);

export type SuggestForm = v.InferInput<typeof suggestForm>;
type Suggestion = v.InferOutput<typeof suggestForm>;
export type SuggestedProductChange = Extract<Suggestion, { targetType: "product" }>;
export type MissingShop = Extract<Suggestion, { targetId?: undefined }>;
/** Of a shop that we know. */
export type SuggestedChange = Exclude<Suggestion, SuggestedProductChange | MissingShop>;

/** What `POST /api/approvechange` takes (specification section 7). */
export const approveForm = v.strictObject({
  changeId: rowIdSchema,
  approve: v.boolean("Must be true or false"),
  productId: v.optional(
    v.pipe(rowIdSchema, v.description("The product that a raw line of a menu is joined to")),
  ),
  location: v.optional(
    v.pipe(
      locationSchema,
      v.description(
        "Of a shop that is missing: where it is, near its city; a guess by its street without it",
      ),
    ),
  ),
  fields: v.optional(
    v.pipe(
      v.array(oneOf(CHANGED_FIELDS)),
      v.minLength(1, "Must name a field"),
      v.description("Only these fields of the change take effect; all of them without it"),
    ),
  ),
  reason: refusalReason,
  explanation: refusalExplanation,
});

export type ApproveForm = v.InferInput<typeof approveForm>;

/** What `POST /api/withdrawchange` takes. */
export const withdrawForm = v.pipe(
  v.strictObject({
    changeId: v.optional(v.pipe(rowIdSchema, v.description("What was suggested"))),
    imageId: v.optional(v.pipe(rowIdSchema, v.description("Or a photo of a menu"))),
  }),
  v.forward(
    v.check(
      ({ changeId, imageId }) => (changeId === undefined) !== (imageId === undefined),
      "Must be given, or an imageId",
    ),
    ["changeId"],
  ),
);

/** What is taken back. */
export type Withdrawn = { changeId: string } | { imageId: string };

import * as v from "valibot";
import { EFFECTS } from "#features/products/effects.ts";
import { FLAVOURS } from "#features/products/flavours.ts";
import { PRODUCT_TYPES } from "#features/products/product-types.ts";
import { MARKETED_AS } from "#features/products/strain.ts";
import { letteredNameSchema } from "#platform/text/plain-name.ts";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";
import { MORE_THAN_A_WHOLE } from "./call-refusals.ts";
import { oneOf, wholeNumber } from "./shop-changes.ts";

/** Effects and flavours of one product: more say nothing. */
export const MOST_WORDS = 8;

/** As `aliases` of the table. */
export const MOST_ALIASES = 20;

function wordsOf<const Words extends readonly string[]>(words: Words) {
  return v.pipe(
    v.array(oneOf(words), "Must be a list"),
    v.maxLength(MOST_WORDS, `Must have at most ${MOST_WORDS} words`),
    v.transform((told) => [...new Set(told)]),
    v.description("All of them, in any order; empty for none known"),
  );
}

export const permille = v.pipe(
  wholeNumber(0, 1000, MORE_THAN_A_WHOLE.msg),
  v.description("Tenths of a percent, as the label says it; `null` where it says nothing"),
);

/** What a call may give for each, of visitors and of the desk; its breeder is named by the one as an `_id` and chosen by the other. */
export const productFieldSchemas = {
  name: letteredNameSchema({ least: 1, most: 80 }),
  type: oneOf(PRODUCT_TYPES),
  marketedAs: v.nullable(oneOf(MARKETED_AS)),
  effects: wordsOf(EFFECTS),
  flavours: wordsOf(FLAVOURS),
};

/** Fields of a product that we know, and of its strain; those that are absent stay as they are. */
export const productChanges = v.pipe(
  v.strictObject({
    name: v.optional(productFieldSchemas.name),
    type: v.optional(productFieldSchemas.type),
    thcPermille: v.optional(permille),
    cbdPermille: v.optional(permille),
    marketedAs: v.optional(productFieldSchemas.marketedAs),
    effects: v.optional(productFieldSchemas.effects),
    flavours: v.optional(productFieldSchemas.flavours),
    breeder: v.optional(
      v.pipe(v.nullable(rowIdSchema), v.description("The `_id` of a brand; `null` where nobody knows")),
    ),
  }),
  v.check((changes) => Object.keys(changes).length > 0, "Must change something"),
);

export type ProductChanges = v.InferOutput<typeof productChanges>;
export type ProductChangesForm = v.InferInput<typeof productChanges>;

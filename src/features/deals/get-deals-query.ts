import * as v from "valibot";
import { DEAL_TYPES } from "#features/compliance/compliance.ts";
import { slugSchema } from "#features/places/slug.ts";
import { LOCALES } from "#platform/i18n/locales.ts";
import { DEAL_KINDS } from "./deal.ts";
import { DEAL_SORTS } from "./deal-query.ts";

const oneOf = <const Words extends readonly string[]>(words: Words) =>
  v.optional(v.picklist(words, `Must be of ${words.join(", ")}`));

/** The page of a list, from 1. */
export const pageSchema = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/, "Must be a whole number"),
    v.toNumber(),
    v.minValue(1, "Must be at least 1"),
    v.maxValue(10_000, "Must be at most 10000"),
  ),
  "1",
);

/** The language of an answer. */
export const langSchema = oneOf(LOCALES);

/** The query of `GET /api/getdeals` (product.md section 12). */
export const getDealsQuery = v.object({
  city: v.optional(slugSchema),
  brand: v.optional(slugSchema),
  kind: oneOf(DEAL_KINDS),
  category: oneOf(DEAL_TYPES),
  sort: oneOf(DEAL_SORTS),
  page: pageSchema,
  lang: langSchema,
});

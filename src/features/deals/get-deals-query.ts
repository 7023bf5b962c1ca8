import * as v from "valibot";
import { DEAL_TYPES } from "#features/compliance/compliance.ts";
import { slugSchema } from "#features/places/slug.ts";
import { langSchema } from "#platform/i18n/lang-schema.ts";
import { pageSchema } from "#platform/page-schema.ts";
import { DEAL_KINDS } from "./deal.ts";
import { DEAL_SORTS } from "./deal-query.ts";

const oneOf = <const Words extends readonly string[]>(words: Words, description: string) =>
  v.optional(v.pipe(v.picklist(words, `Must be of ${words.join(", ")}`), v.description(description)));

/** The query of `GET /api/getdeals` (product.md section 12). */
export const getDealsQuery = v.object({
  city: v.optional(v.pipe(slugSchema, v.description("Slug of a city"))),
  brand: v.optional(v.pipe(slugSchema, v.description("Slug of a brand"))),
  kind: oneOf(DEAL_KINDS, "What one gets"),
  category: oneOf(DEAL_TYPES, "What it is about"),
  sort: oneOf(DEAL_SORTS, "`ending` without it"),
  page: pageSchema,
  lang: langSchema,
});

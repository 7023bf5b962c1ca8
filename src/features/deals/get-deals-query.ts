import * as v from "valibot";
import { DEAL_TYPES } from "#features/compliance/compliance.ts";
import { slugSchema } from "#platform/text/slug-schema.ts";
import { langSchema } from "#platform/i18n/lang-schema.ts";
import { oneOfSchema } from "#platform/one-of-schema.ts";
import { pageSchema } from "#platform/page-schema.ts";
import { DEAL_KINDS } from "./deal.ts";
import { DEAL_SORTS } from "./deal-query.ts";

/** The query of `GET /api/getdeals` (product.md section 12). */
export const getDealsQuery = v.object({
  city: v.optional(v.pipe(slugSchema, v.description("Slug of a city"))),
  brand: v.optional(v.pipe(slugSchema, v.description("Slug of a brand"))),
  kind: oneOfSchema(DEAL_KINDS, "The benefit"),
  category: oneOfSchema(DEAL_TYPES, "What it’s about"),
  sort: oneOfSchema(DEAL_SORTS, "`ending` without it"),
  page: pageSchema,
  lang: langSchema,
});

import * as v from "valibot";
import { langSchema } from "#platform/i18n/lang-schema.ts";
import { oneOfSchema } from "#platform/one-of-schema.ts";
import { pageSchema } from "#platform/page-schema.ts";
import { nameQuerySchema } from "#platform/text/name-query-schema.ts";
import { slugSchema } from "#platform/text/slug-schema.ts";
import { BRAND_SORTS, type BrandFilters } from "./brand-query.ts";
import { BRAND_KINDS } from "./brand.ts";

/** The query of `GET /api/getbrands` (product.md section 12). Anything out of range is refused. */
export const getBrandsQuery = v.object({
  q: nameQuerySchema,
  kind: oneOfSchema(BRAND_KINDS, "What the brand makes"),
  sort: oneOfSchema(BRAND_SORTS, "`best` without it"),
  page: pageSchema,
});

/** The query of `GET /api/getbrand`. */
export const getBrandQuery = v.object({
  url: v.pipe(slugSchema, v.description("Slug of the brand")),
  lang: langSchema,
});

export function askedBrandFilters(query: v.InferOutput<typeof getBrandsQuery>): BrandFilters {
  return { q: query.q ?? "", kind: query.kind ?? null, sort: query.sort ?? "best", page: query.page };
}

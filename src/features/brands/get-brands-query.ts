import * as v from "valibot";
import { slugSchema } from "../places/slug.ts";
import { BRAND_SORTS, type BrandFilters, MOST_BRAND_PAGES } from "./brand-query.ts";
import { BRAND_KINDS } from "./brand.ts";

/** The query of `GET /api/getbrands` (product.md section 12). Anything out of range is refused. */
export const getBrandsQuery = v.object({
  q: v.optional(v.pipe(v.string(), v.maxLength(200, "Must be at most 200 characters"))),
  kind: v.optional(v.picklist(BRAND_KINDS, `Must be of ${BRAND_KINDS.join(", ")}`)),
  sort: v.optional(v.picklist(BRAND_SORTS, `Must be of ${BRAND_SORTS.join(", ")}`)),
  page: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,4}$/, "Must be a whole number"),
      v.toNumber(),
      v.minValue(1, "Must be at least 1"),
      v.maxValue(MOST_BRAND_PAGES, `Must be at most ${MOST_BRAND_PAGES}`),
    ),
  ),
});

/** The query of `GET /api/getbrand`. */
export const getBrandQuery = v.object({ url: slugSchema });

export function askedBrandFilters(query: v.InferOutput<typeof getBrandsQuery>): BrandFilters {
  return { q: query.q ?? "", kind: query.kind ?? null, sort: query.sort ?? "best", page: query.page ?? 1 };
}

import * as v from "valibot";
import { slugSchema } from "#features/places/slug.ts";
import { EFFECTS } from "./effects.ts";
import { FLAVOURS } from "./flavours.ts";
import { GRAM_BANDS, THC_BANDS } from "./product-bands.ts";
import {
  MOST_BRANDS_ASKED,
  MOST_PRODUCT_PAGES,
  PRODUCT_SORTS,
  type ProductFilters,
} from "./product-query.ts";
import { PRODUCT_TYPES } from "./product-types.ts";
import { MARKETED_AS } from "./strain.ts";

const MOST_WORDS = 8;

/** A word that may stand in the query once or more often. */
const words = <const Words extends readonly string[]>(known: Words, message: string) =>
  v.optional(
    v.union(
      [
        v.pipe(v.array(v.picklist(known)), v.maxLength(MOST_WORDS)),
        v.pipe(
          v.picklist(known),
          v.transform((word) => [word]),
        ),
      ],
      message,
    ),
    [],
  );

const slugs = v.optional(
  v.union(
    [
      v.pipe(v.array(slugSchema), v.maxLength(MOST_BRANDS_ASKED)),
      v.pipe(
        slugSchema,
        v.transform((slug) => [slug]),
      ),
    ],
    `Must be slugs, at most ${MOST_BRANDS_ASKED}`,
  ),
  [],
);

/** The query of `GET /api/getproducts` (product.md section 12). Anything out of range is refused. */
export const getProductsQuery = v.object({
  type: v.optional(v.picklist(PRODUCT_TYPES, `Must be of ${PRODUCT_TYPES.join(", ")}`)),
  city: v.optional(slugSchema),
  q: v.optional(v.pipe(v.string(), v.maxLength(200, "Must be at most 200 characters"))),
  effect: words(EFFECTS, "Is no effect"),
  flavour: words(FLAVOURS, "Is no flavour"),
  marketedAs: words(MARKETED_AS, `Must be of ${MARKETED_AS.join(", ")}`),
  thc: words(THC_BANDS, `Must be of ${THC_BANDS.join(", ")}`),
  gram: words(GRAM_BANDS, `Must be of ${GRAM_BANDS.join(", ")}`),
  brand: slugs,
  open: v.optional(v.picklist(["now"], "Must be now")),
  sort: v.optional(v.picklist(PRODUCT_SORTS, `Must be of ${PRODUCT_SORTS.join(", ")}`)),
  page: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, "Must be a whole number"),
      v.toNumber(),
      v.minValue(1, "Must be at least 1"),
      v.maxValue(MOST_PRODUCT_PAGES, `Must be at most ${MOST_PRODUCT_PAGES}`),
    ),
  ),
});

export type GetProductsQuery = v.InferOutput<typeof getProductsQuery>;

/** The filters that are asked for. */
export function askedProductFilters(query: GetProductsQuery): ProductFilters {
  return {
    q: query.q ?? "",
    effects: query.effect,
    flavours: query.flavour,
    marketedAs: query.marketedAs,
    thc: query.thc,
    gram: query.gram,
    brands: query.brand,
    isOpenNow: query.open === "now",
    sort: query.sort ?? "best",
    page: query.page ?? 1,
  };
}

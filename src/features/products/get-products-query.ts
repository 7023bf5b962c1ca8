import * as v from "valibot";
import { slugSchema } from "#platform/text/slug-schema.ts";
import { RATING_FILTERS } from "#features/shops/traits.ts";
import { langSchema } from "#platform/i18n/lang-schema.ts";
import { oneOfSchema } from "#platform/one-of-schema.ts";
import { pageSchema } from "#platform/page-schema.ts";
import { nameQuerySchema } from "#platform/text/name-query-schema.ts";
import { EFFECTS } from "./effects.ts";
import { FLAVOURS } from "./flavours.ts";
import { GRAM_BANDS, THC_BANDS } from "./product-bands.ts";
import { MOST_BRANDS_ASKED, PRODUCT_SORTS, type ProductFilters } from "./product-query.ts";
import { PRODUCT_TYPES } from "./product-types.ts";
import { MARKETED_AS } from "./strain.ts";

const MOST_WORDS = 8;

/** A parameter that may be repeated in the query. */
const words = <const Words extends readonly string[]>(known: Words, message: string, description: string) =>
  v.optional(
    v.pipe(
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
      v.description(description),
    ),
    [],
  );

const ALL_OF_THEM = "Once or more often; all of them are wanted";
const ANY_OF_THEM = "Once or more often; any of them will do";

const brands = v.optional(
  v.pipe(
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
    v.description(`Slugs of brands. ${ANY_OF_THEM}`),
  ),
  [],
);

/** The query of `GET /api/getproducts` (product.md section 12). Anything out of range is refused. */
export const getProductsQuery = v.object({
  type: oneOfSchema(PRODUCT_TYPES, "Type of product"),
  city: v.optional(v.pipe(slugSchema, v.description("Slug of a city or municipality where a shop has them"))),
  q: nameQuerySchema,
  effect: words(EFFECTS, "Is no effect", ALL_OF_THEM),
  flavour: words(FLAVOURS, "Is no flavour", ALL_OF_THEM),
  marketedAs: words(MARKETED_AS, `Must be of ${MARKETED_AS.join(", ")}`, ANY_OF_THEM),
  thc: words(THC_BANDS, `Must be of ${THC_BANDS.join(", ")}`, `THC in percent. ${ANY_OF_THEM}`),
  gram: words(GRAM_BANDS, `Must be of ${GRAM_BANDS.join(", ")}`, `Price of a gram. ${ANY_OF_THEM}`),
  brand: brands,
  rating: oneOfSchema(RATING_FILTERS, "So many stars or more"),
  open: v.optional(
    v.pipe(v.picklist(["now"], "Must be now"), v.description("To be had in a shop that is open")),
  ),
  sort: oneOfSchema(PRODUCT_SORTS, "`best` without it"),
  page: pageSchema,
  lang: langSchema,
});

export type GetProductsQuery = v.InferOutput<typeof getProductsQuery>;

/** The requested filters. */
export function askedProductFilters(query: GetProductsQuery): ProductFilters {
  return {
    q: query.q ?? "",
    effects: query.effect,
    flavours: query.flavour,
    marketedAs: query.marketedAs,
    thc: query.thc,
    gram: query.gram,
    brands: query.brand,
    rating: query.rating ?? null,
    isOpenNow: query.open === "now",
    sort: query.sort ?? "best",
    page: query.page,
  };
}

import * as v from "valibot";
import { langSchema } from "#platform/i18n/lang-schema.ts";
import { oneOfSchema } from "#platform/one-of-schema.ts";
import { pageSchema } from "#platform/page-schema.ts";
import { nameQuerySchema } from "#platform/text/name-query-schema.ts";
import type { Bbox } from "#platform/geo/bbox.ts";
import { readBbox } from "#platform/geo/country-bbox.ts";
import type { Point } from "#platform/geo/geo.ts";
import { RESIDENTS_RULES } from "../places/municipality.ts";
import { latitudeSchema, longitudeSchema } from "#platform/geo/point-schema.ts";
import { slugSchema } from "#platform/text/slug-schema.ts";
import { AMENITY_FILTERS } from "./amenities.ts";
import { readOpenFilter } from "./open-filter.ts";
import { SHOP_SORTS, type ShopFilters, WITHIN_KM } from "./shop-query.ts";
import { SHOP_KINDS } from "./shop.ts";
import { PRICE_FILTERS, RATING_FILTERS } from "./traits.ts";

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, "Must be a whole number in digits"),
    v.toNumber(),
    v.minValue(min, `Must be at least ${min}`),
    v.maxValue(max, `Must be at most ${max}`),
  );

/** A parameter that may be repeated in the query. */
const words = <const Words extends readonly string[]>(known: Words, message: string) =>
  v.optional(
    v.pipe(
      v.union(
        [
          v.array(v.picklist(known)),
          v.pipe(
            v.picklist(known),
            v.transform((word) => [word]),
          ),
        ],
        message,
      ),
      v.description("Once or more often; any of them will do"),
    ),
    [],
  );

/** A part of the map as it stands in an address. */
const bboxSchema = v.pipe(
  v.string(),
  v.maxLength(100, "Must be west,south,east,north"),
  v.check((text) => readBbox(text) !== null, "Must be west,south,east,north within the country"),
  v.description("west,south,east,north in degrees, within the country"),
  v.transform((text) => readBbox(text) as Bbox),
);

const openFilter = v.pipe(
  v.string(),
  v.check((text) => readOpenFilter(text) !== null, "Must be now, late or a time such as 2026-11-22T20:00"),
  v.description("`now`, `late` or a time in the Netherlands such as 2026-11-22T20:00"),
);

/** The query of `GET /api/getshops` (specification section 7). Anything out of range is refused. */
export const getShopsQuery = v.pipe(
  v.object({
    viewType: v.optional(
      v.pipe(
        v.picklist(["preview", "list", "map"], "Must be preview, list or map"),
        v.description("Shape of the answer; `preview` without it"),
      ),
    ),
    latitude: v.optional(latitudeSchema),
    longitude: v.optional(longitudeSchema),
    sliceStart: v.optional(
      v.pipe(wholeNumber(0, 10_000), v.description("Of `preview`: how many to leave out, 0 to 10000")),
    ),
    sliceAmount: v.optional(
      v.pipe(wholeNumber(1, 50), v.description("Of `preview`: how many, 1 to 50; 10 without it")),
    ),
    city: v.optional(v.pipe(slugSchema, v.description("Slug of a city or municipality"))),
    product: v.optional(v.pipe(slugSchema, v.description("Slug of a product that the shops have"))),
    wietproef: v.optional(
      v.pipe(
        v.literal("true", "Must be true"),
        v.description("Coffeeshops in the municipalities of the experiment"),
      ),
    ),
    bbox: v.optional(bboxSchema),
    q: nameQuerySchema,
    open: v.optional(openFilter),
    kind: words(SHOP_KINDS, "Is no kind of shop"),
    access: oneOfSchema(RESIDENTS_RULES, "Who may come in"),
    amenity: words(AMENITY_FILTERS, "Is no amenity"),
    rating: oneOfSchema(RATING_FILTERS, "So many stars or more"),
    price: oneOfSchema(PRICE_FILTERS, "So many euros or less for the cheapest gram"),
    within: v.optional(
      v.pipe(
        v.picklist(WITHIN_KM.map(String), `Must be of ${WITHIN_KM.join(", ")}`),
        v.description("Kilometres from `latitude` and `longitude`"),
      ),
    ),
    sort: oneOfSchema(SHOP_SORTS, "Without it `nearest` with a place, else `best`"),
    page: pageSchema,
    lang: langSchema,
  }),
  v.forward(
    v.partialCheck(
      [["latitude"], ["longitude"]],
      ({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined),
      "Latitude and longitude belong together",
    ),
    ["latitude"],
  ),
  v.forward(
    v.partialCheck(
      [["product"], ["city"], ["bbox"]],
      ({ product, city, bbox: box }) => product === undefined || (city === undefined && box === undefined),
      "A product is looked for everywhere: leave out city and bbox",
    ),
    ["product"],
  ),
  v.forward(
    v.partialCheck(
      [["wietproef"], ["product"], ["city"], ["bbox"]],
      ({ wietproef, product, city, bbox: box }) =>
        wietproef === undefined || (product === undefined && city === undefined && box === undefined),
      "The experiment is a place of its own: leave out product, city and bbox",
    ),
    ["wietproef"],
  ),
);

export type GetShopsQuery = v.InferOutput<typeof getShopsQuery>;

/** "Fallback shop preview: 10 shops" (specification section 9). */
const DEFAULT_AMOUNT = 10;

/** The requested slice of a list without pages. */
export function askedSlice({ sliceStart = 0, sliceAmount = DEFAULT_AMOUNT }: GetShopsQuery): {
  start: number;
  amount: number;
} {
  return { start: sliceStart, amount: sliceAmount };
}

/** The place that distances are measured from. */
export function askedPoint({ latitude, longitude }: GetShopsQuery): Point | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** The requested filters; with a point and no `sort` the nearest come first. */
export function askedFilters(query: GetShopsQuery): ShopFilters {
  return {
    q: query.q ?? "",
    kinds: query.kind,
    residents: query.access ?? null,
    amenities: query.amenity,
    open: query.open ?? null,
    rating: query.rating ?? null,
    price: query.price ?? null,
    withinKm: WITHIN_KM.find((km) => String(km) === query.within) ?? null,
    sort: query.sort ?? (query.latitude === undefined ? "best" : "nearest"),
    from: null,
    page: query.page,
  };
}

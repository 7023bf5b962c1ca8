import { pageIn, queryReader, type UnknownValue } from "#platform/read-query.ts";
import { RATING_FILTERS, type RatingFilter } from "#features/shops/traits.ts";
import { EFFECTS, type Effect } from "./effects.ts";
import { FLAVOURS, type Flavour } from "./flavours.ts";
import { GRAM_BANDS, type GramBand, THC_BANDS, type ThcBand } from "./product-bands.ts";
import type { ProductType } from "./product-types.ts";
import { MARKETED_AS, type MarketedAs } from "./strain.ts";

export const PRODUCT_SORTS = ["best", "rating", "name", "thc", "price", "newest"] as const;

export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** Joints and edibles are sold by the piece, the THC of an edible is milligrams and no share, papers have neither. */
const MEANINGLESS_SORTS: Record<ProductType, readonly ProductSort[]> = {
  weed: [],
  hash: [],
  prerolled: ["price"],
  edibles: ["thc", "price"],
  supplies: ["thc", "price"],
};

/** The orders that make sense in the list of a type; null for all types together. */
export function productSortsOf(type: ProductType | null): readonly ProductSort[] {
  return PRODUCT_SORTS.filter((sort) => type === null || !MEANINGLESS_SORTS[type].includes(sort));
}

/** Products on one page of a list (product.md section 3). */
export const PRODUCTS_ON_PAGE = 24;

export const MOST_BRANDS_ASKED = 8;

export interface ProductFilters {
  /** What was typed, untouched; empty for none. */
  q: string;
  /** All of these. */
  effects: Effect[];
  /** All of these. */
  flavours: Flavour[];
  /** Any of these, as in the next ones; empty for no filter. */
  marketedAs: MarketedAs[];
  thc: ThcBand[];
  gram: GramBand[];
  /** Slugs, which may not exist. */
  brands: string[];
  /** So many stars or more. */
  rating: RatingFilter | null;
  /** To be had in a shop that is open. */
  isOpenNow: boolean;
  sort: ProductSort;
  /** From 1. */
  page: number;
}

/** The address of the same list with other filters. */
export type ProductsAddressOf = (filters: ProductFilters) => string;

const MOST_Q_LETTERS = 200;

/**
 * Reads a page's query; unknown values, and those that make no sense in a list of this type, are ignored and reported, so that an
 * old link still shows products.
 */
export function readProductFilters(
  query: URLSearchParams,
  type: ProductType | null = null,
): { filters: ProductFilters; unknown: UnknownValue[] } {
  const { unknown, chosen, slugs } = queryReader(query);
  const filters: ProductFilters = {
    q: (query.get("q") ?? "").slice(0, MOST_Q_LETTERS).trim(),
    effects: chosen("effect", EFFECTS),
    flavours: chosen("flavour", FLAVOURS),
    marketedAs: chosen("marketedAs", MARKETED_AS),
    thc: chosen("thc", THC_BANDS),
    gram: chosen("gram", GRAM_BANDS),
    brands: slugs("brand").toSorted().slice(0, MOST_BRANDS_ASKED),
    rating: chosen("rating", RATING_FILTERS)[0] ?? null,
    isOpenNow: chosen("open", ["now"]).length > 0,
    sort: chosen("sort", productSortsOf(type))[0] ?? "best",
    page: pageIn(query),
  };
  return { filters, unknown };
}

/**
 * The query of a list's address, with `?`; empty for the plain list. Always in the same order, that of `readProductFilters`,
 * whatever order they were chosen in, so that equal lists have equal addresses.
 */
export function writeProductFilters(filters: ProductFilters): string {
  const query = new URLSearchParams();
  if (filters.q) query.set("q", filters.q);
  const append = (word: string, known: readonly string[], chosen: readonly string[]) => {
    for (const value of known) if (chosen.includes(value)) query.append(word, value);
  };
  append("effect", EFFECTS, filters.effects);
  append("flavour", FLAVOURS, filters.flavours);
  append("marketedAs", MARKETED_AS, filters.marketedAs);
  append("thc", THC_BANDS, filters.thc);
  append("gram", GRAM_BANDS, filters.gram);
  append("brand", filters.brands.toSorted(), filters.brands);
  if (filters.rating) query.set("rating", filters.rating);
  if (filters.isOpenNow) query.set("open", "now");
  if (filters.sort !== "best") query.set("sort", filters.sort);
  if (filters.page > 1) query.set("page", String(filters.page));
  return query.size > 0 ? `?${query}` : "";
}

/** How many values are chosen, beside what was typed, the order and the page. */
export function chosenCountOf(filters: ProductFilters): number {
  const { effects, flavours, marketedAs, thc, gram, brands, rating, isOpenNow } = filters;
  const lists = [effects, flavours, marketedAs, thc, gram, brands];
  const singleCount = (rating ? 1 : 0) + (isOpenNow ? 1 : 0);
  return lists.reduce((sum, values) => sum + values.length, singleCount);
}

/** The same search without any filter, in the same order, from the first page. */
export function withoutChoices({ q, sort }: ProductFilters): ProductFilters {
  const none = { effects: [], flavours: [], marketedAs: [], thc: [], gram: [], brands: [] };
  return { ...none, q, sort, rating: null, isOpenNow: false, page: 1 };
}

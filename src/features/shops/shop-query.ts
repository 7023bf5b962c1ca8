import { RESIDENTS_RULES, type ResidentsRule } from "#features/places/municipality.ts";
import { pageIn, queryReader, type UnknownValue } from "#platform/read-query.ts";
import { AMENITY_FILTERS, type AmenityFilter } from "./amenities.ts";
import { type OpenFilter, readOpenFilter } from "./open-filter.ts";
import { SHOP_KINDS, type ShopKind } from "./shop.ts";
import { PRICE_FILTERS, type PriceFilter, RATING_FILTERS, type RatingFilter } from "./traits.ts";

export const SHOP_SORTS = ["best", "name", "newest", "nearest", "price"] as const;

export type ShopSort = (typeof SHOP_SORTS)[number];

/** Shops on one page of a list (product.md section 3). */
export const PAGE_SIZE = 24;

/** How far from the point of a list a filter can reach. */
export const WITHIN_KM = [1, 2, 5, 10, 25] as const;

export type WithinKm = (typeof WITHIN_KM)[number];

export interface ShopFilters {
  /** What was typed, untouched; empty for none. */
  q: string;
  /** Any of these; empty for every kind. */
  kinds: ShopKind[];
  residents: ResidentsRule | null;
  /** All of these. */
  amenities: AmenityFilter[];
  open: OpenFilter | null;
  /** So many stars or more. */
  rating: RatingFilter | null;
  /** So many euros or less for the cheapest gram. */
  price: PriceFilter | null;
  /** From the point of the list; ignored in lists without one. */
  withinKm: WithinKm | null;
  sort: ShopSort;
  /** The slug of the landmark that the list of a city is measured from; read by server/list-origin.ts, which knows whether it exists. */
  from: string | null;
  /** From 1. */
  page: number;
}

/** The address of the same list with other filters. */
export type AddressOf = (filters: ShopFilters) => string;

const MAX_Q_LENGTH = 200;

/** The first page of the plain list. */
export const NO_FILTERS: ShopFilters = {
  q: "",
  kinds: [],
  residents: null,
  amenities: [],
  open: null,
  rating: null,
  price: null,
  withinKm: null,
  sort: "best",
  from: null,
  page: 1,
};

/** What a list shows when its address does not say: other lists have other standards, and none writes its own. */
export interface ListStandard {
  sort: ShopSort;
  kinds: readonly ShopKind[];
}

/**
 * Reads a page's query; unknown values are ignored and reported, so that an old link still shows shops. A search is in shops of
 * every kind, whatever the standard.
 */
export function readShopFilters(
  query: URLSearchParams,
  standard: ListStandard = NO_FILTERS,
): { filters: ShopFilters; unknown: UnknownValue[] } {
  const { unknown, valuesOf, chosen } = queryReader(query);
  const [open = null] = valuesOf("open", (value) => readOpenFilter(value) !== null);
  const [within] = chosen("within", WITHIN_KM.map(String));
  const q = (query.get("q") ?? "").slice(0, MAX_Q_LENGTH).trim();
  const kinds = chosen("kind", SHOP_KINDS);
  const filters: ShopFilters = {
    q,
    kinds: kinds.length > 0 || q ? kinds : [...standard.kinds],
    residents: chosen("access", RESIDENTS_RULES)[0] ?? null,
    amenities: chosen("amenity", AMENITY_FILTERS),
    open,
    rating: chosen("rating", RATING_FILTERS)[0] ?? null,
    price: chosen("price", PRICE_FILTERS)[0] ?? null,
    withinKm: WITHIN_KM.find((km) => String(km) === within) ?? null,
    sort: chosen("sort", SHOP_SORTS)[0] ?? standard.sort,
    from: null,
    page: pageIn(query),
  };
  return { filters, unknown };
}

/**
 * The query of a list's address, with `?`; empty for the plain list. Always in the same order, so that equal lists have equal
 * addresses.
 */
export function writeShopFilters(filters: Partial<ShopFilters>, standard: ListStandard = NO_FILTERS): string {
  const query = new URLSearchParams();
  if (filters.q) query.set("q", filters.q);
  if (filters.q || !isSame(filters.kinds ?? [], standard.kinds)) {
    for (const kind of filters.kinds ?? []) query.append("kind", kind);
  }
  if (filters.residents) query.set("access", filters.residents);
  for (const amenity of filters.amenities ?? []) query.append("amenity", amenity);
  if (filters.open) query.set("open", filters.open);
  if (filters.rating) query.set("rating", filters.rating);
  if (filters.price) query.set("price", filters.price);
  if (filters.withinKm) query.set("within", String(filters.withinKm));
  const usualSort = filters.from ? "nearest" : standard.sort;
  if (filters.from) query.set("from", filters.from);
  if (filters.sort && filters.sort !== usualSort) query.set("sort", filters.sort);
  if (filters.page && filters.page > 1) query.set("page", String(filters.page));
  return query.size > 0 ? `?${query}` : "";
}

/** How many filters are chosen beyond what the list shows by itself. */
export function chosenCountOf(filters: ShopFilters, standard: ListStandard = NO_FILTERS): number {
  const { kinds, residents, amenities, open, rating, price, withinKm } = filters;
  const kindCount = isSame(kinds, standard.kinds) ? 0 : kinds.length;
  const single = [residents, open, rating, price, withinKm].filter((value) => value !== null).length;
  return kindCount + amenities.length + single;
}

/** Whether a list is of all its coffeeshops, which it then calls so. */
export function isPlainList(filters: ShopFilters, standard: ListStandard): boolean {
  return chosenCountOf(filters, standard) === 0 && filters.q === "" && standard.kinds.length > 0;
}

function isSame(some: readonly ShopKind[], others: readonly ShopKind[]): boolean {
  return some.length === others.length && some.every((kind) => others.includes(kind));
}

/** Whether any filter is set beside an order and a page. */
export function hasFilters(filters: ShopFilters): boolean {
  return filters.q !== "" || chosenCountOf(filters) > 0;
}

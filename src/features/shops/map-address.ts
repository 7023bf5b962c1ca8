import { type Bbox, writeBbox } from "#platform/geo/bbox.ts";
import { type ListStandard, NO_FILTERS, type ShopFilters, writeShopFilters } from "./shop-query.ts";
import { TOLERATED_KINDS } from "./shop.ts";

/** Near me shows coffeeshops, as lists do. */
export const NEAR_ME_STANDARD: ListStandard = { sort: "nearest", kinds: [...TOLERATED_KINDS] };

/** The parameters of a map's address beside its slug. */
export interface MapQuery {
  filters: ShopFilters;
  /** The part of the map that is looked at; null for all that the page is about. */
  bbox: Bbox | null;
  /** The shops around the visitor, whose position is never part of an address. */
  isNearMe: boolean;
}

/** The address of a map, without the prefix of a language. `slug`: of a city or a shop. */
export function mapAddress({ filters, bbox, isNearMe }: MapQuery, slug?: string): string {
  const query = new URLSearchParams(writeShopFilters(filters, isNearMe ? NEAR_ME_STANDARD : NO_FILTERS));
  // On a map "nearest" is the default, and "best" must be in the query.
  query.delete("sort");
  if (filters.sort !== "nearest") query.set("sort", filters.sort);
  if (isNearMe) query.set("nearme", "true");
  if (bbox) query.set("bbox", writeBbox(bbox));
  const path = slug === undefined ? "/map" : `/map/${slug}`;
  return query.size > 0 ? `${path}?${query}` : path;
}

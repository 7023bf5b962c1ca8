import { type Bbox, writeBbox } from "#platform/geo/bbox.ts";
import { type ListStandard, type ShopFilters, writeShopFilters } from "./shop-query.ts";
import { TOLERATED_KINDS } from "./shop.ts";

/** Maps show coffeeshops, as lists do, so that both count the same; the nearest come first. */
export const MAP_STANDARD: ListStandard = { sort: "nearest", kinds: [...TOLERATED_KINDS] };

/** Of a town that has only other shops, whose list has those. */
export const EVERY_KIND_ON_MAP: ListStandard = { ...MAP_STANDARD, kinds: [] };

/** The parameters of a map's address beside its slug. */
export interface MapQuery {
  filters: ShopFilters;
  /** The part of the map that is looked at; null for all that the page is about. */
  bbox: Bbox | null;
  /** The shops around the visitor, whose position is never part of an address. */
  isNearMe: boolean;
}

/** The address of a map, without the prefix of a language. `slug`: of a city or a shop. */
export function mapAddress(
  { filters, bbox, isNearMe }: MapQuery,
  { slug, standard = MAP_STANDARD }: { slug?: string | undefined; standard?: ListStandard } = {},
): string {
  const query = new URLSearchParams(writeShopFilters(filters, standard));
  if (isNearMe) query.set("nearme", "true");
  if (bbox) query.set("bbox", writeBbox(bbox));
  const path = slug === undefined ? "/map" : `/map/${slug}`;
  return query.size > 0 ? `${path}?${query}` : path;
}

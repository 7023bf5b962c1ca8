import { readBbox } from "#platform/geo/country-bbox.ts";
import type { UnknownValue } from "#platform/read-query.ts";
import { type MapQuery, NEAR_ME_STANDARD } from "./map-address.ts";
import { NO_FILTERS, readShopFilters, type ShopFilters } from "./shop-query.ts";

/**
 * Reads the query of `/map`; unknown filters are ignored and reported. On a map the nearest come first. Near me puts those that are open
 * first by itself, so it has no filter of hours.
 */
export function readMapQuery(query: URLSearchParams): { asked: MapQuery; unknown: UnknownValue[] } {
  const isNearMe = query.get("nearme") === "true";
  const { filters, unknown } = readShopFilters(query, isNearMe ? NEAR_ME_STANDARD : NO_FILTERS);
  const sorted: ShopFilters = query.has("sort") ? filters : { ...filters, sort: "nearest" };
  const asked: MapQuery = {
    filters: isNearMe ? { ...sorted, open: null } : sorted,
    bbox: readBbox(query.get("bbox")),
    isNearMe,
  };
  return { asked, unknown };
}

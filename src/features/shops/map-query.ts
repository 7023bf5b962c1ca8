import { readBbox } from "#platform/geo/country-bbox.ts";
import type { UnknownValue } from "#platform/read-query.ts";
import { MAP_STANDARD, type MapQuery } from "./map-address.ts";
import { type ListStandard, readShopFilters } from "./shop-query.ts";

/**
 * Reads the query of `/map`; unknown filters are ignored and reported. Near me puts those that are open first by itself, so it has no
 * filter of hours.
 */
export function readMapQuery(
  query: URLSearchParams,
  standard: ListStandard = MAP_STANDARD,
): { asked: MapQuery; unknown: UnknownValue[] } {
  const isNearMe = query.get("nearme") === "true";
  const { filters, unknown } = readShopFilters(query, standard);
  const asked: MapQuery = {
    filters: isNearMe ? { ...filters, open: null } : filters,
    bbox: readBbox(query.get("bbox")),
    isNearMe,
  };
  return { asked, unknown };
}

import { readBbox } from "#platform/geo/country-bbox.ts";
import type { UnknownValue } from "#platform/read-query.ts";
import type { MapQuery } from "./map-address.ts";
import { readShopFilters } from "./shop-query.ts";

/** Reads the query of `/map`; unknown filters are ignored and reported. Around a visitor the nearest come first. */
export function readMapQuery(query: URLSearchParams): { asked: MapQuery; unknown: UnknownValue[] } {
  const isNearMe = query.get("nearme") === "true";
  const { filters, unknown } = readShopFilters(query);
  const asked: MapQuery = {
    filters: isNearMe && !query.has("sort") ? { ...filters, sort: "nearest" } : filters,
    bbox: readBbox(query.get("bbox")),
    isNearMe,
  };
  return { asked, unknown };
}

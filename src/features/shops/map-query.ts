import { readBbox } from "#platform/geo/country-bbox.ts";
import type { UnknownValue } from "#platform/read-query.ts";
import type { MapQuery } from "./map-address.ts";
import { readShopFilters } from "./shop-query.ts";

/** Reads the query of `/map`; unknown filters are ignored and reported. On a map the nearest come first. */
export function readMapQuery(query: URLSearchParams): { asked: MapQuery; unknown: UnknownValue[] } {
  const { filters, unknown } = readShopFilters(query);
  const asked: MapQuery = {
    filters: query.has("sort") ? filters : { ...filters, sort: "nearest" },
    bbox: readBbox(query.get("bbox")),
    isNearMe: query.get("nearme") === "true",
  };
  return { asked, unknown };
}

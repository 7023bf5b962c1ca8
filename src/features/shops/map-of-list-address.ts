import { mapAddress } from "./map-address.ts";
import type { ShopFacets } from "./shop-list.ts";
import type { ShopFilters } from "./shop-query.ts";

/**
 * The map's page with the filters of a list, in the map's own order; kinds of which the list has none are left out. `slug`: of
 * the city that the list is about.
 */
export function mapOfListAddress(
  { filters, facets }: { filters: ShopFilters; facets: ShopFacets | null },
  slug?: string,
): string {
  const kinds = filters.kinds.filter((kind) => !facets || facets.kinds[kind] > 0);
  const shown: ShopFilters = { ...filters, kinds, withinKm: null, sort: "nearest", from: null, page: 1 };
  return mapAddress({ filters: shown, bbox: null, isNearMe: false }, slug);
}

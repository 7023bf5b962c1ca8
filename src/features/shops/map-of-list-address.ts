import { mapAddress } from "./map-address.ts";
import type { ListStandard, ShopFilters } from "./shop-query.ts";

/**
 * The map's page with the filters of a list, and with what the list is measured from, in the map's own order. `slug`: of the city that
 * the list is about.
 */
export function mapOfListAddress(
  { filters, standard }: { filters: ShopFilters; standard: ListStandard },
  slug?: string,
): string {
  const shown: ShopFilters = { ...filters, withinKm: null, sort: "nearest", page: 1 };
  const query = { filters: shown, bbox: null, isNearMe: false };
  return mapAddress(query, { slug, standard: { sort: "nearest", kinds: standard.kinds } });
}

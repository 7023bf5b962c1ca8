import { boxAround } from "#platform/geo/box-around.ts";
import type { Point } from "#platform/geo/geo.ts";
import { mapPictureAddress, type PinScope } from "#features/shops/pin-scope.ts";
import { shopsNearCity } from "#features/shops/server/shops-near-city.ts";
import { type ShopInList, shopInList } from "#features/shops/shop-in-list.ts";
import type { ShopFilters } from "#features/shops/shop-query.ts";
import type { AppContext } from "../app-context.ts";

/** How far the map beside the list reaches from the middle of the city. */
const MAP_METRES = 4_000;
/** A city without shops shows this many nearby ones; the map reaches as far as the third of them. */
const NEARBY_COUNT = 6;
const NEARBY_ON_MAP = 3;

/** The shops nearby, for a city without one. */
export async function shopsBesideCity(
  { database, locale, now }: AppContext,
  city: Point,
): Promise<ShopInList[]> {
  const asked = { city, amount: NEARBY_COUNT, locale, now: now() };
  return (await shopsNearCity(database, asked)).map(shopInList);
}

interface Shown {
  filters: ShopFilters;
  /** The shops nearby, for a city without one. */
  nearby: readonly ShopInList[];
}

/** The initial view of the map beside the list, the shops of its pins, and the placeholder picture until it loads. */
export function cityMap(city: Point & { slug: string }, { filters, nearby }: Shown) {
  const reach = Math.max(MAP_METRES, nearby[NEARBY_ON_MAP - 1]?.distanceMetres ?? 0);
  const start = boxAround(city, reach);
  const scope: PinScope =
    nearby.length > 0 ? { bbox: start, city: undefined, filters } : { bbox: null, city: city.slug, filters };
  return { start, scope, picture: mapPictureAddress(scope, start) };
}

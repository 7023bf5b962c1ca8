import { boxAround } from "#platform/geo/box-around.ts";
import type { Point } from "#platform/geo/geo.ts";
import type { City } from "#features/places/city.ts";
import { zoneBoxes } from "#features/places/server/zones-on-map.ts";
import { mapPictureAddress, type PinScope } from "#features/shops/pin-scope.ts";
import { boxOfCity } from "#features/shops/server/box-of-city.ts";
import { shopsNearCity } from "#features/shops/server/shops-near-city.ts";
import { type ShopInList, shopInList } from "#features/shops/shop-in-list.ts";
import type { ShopFilters } from "#features/shops/shop-query.ts";
import type { AppContext } from "../app-context.ts";

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
  /** What the list is measured from instead of the city's centre. */
  landmark: Point | null;
}

/** How far a map around a landmark reaches: what one walks in ten minutes. */
export const LANDMARK_METRES = 800;

/** The initial view of the map beside the list, the shops of its pins, and the placeholder picture until it loads. */
export async function cityMap({ database }: AppContext, city: City, { filters, nearby, landmark }: Shown) {
  const third = nearby[NEARBY_ON_MAP - 1]?.distanceMetres;
  const start = third
    ? boxAround(landmark ?? city, third)
    : landmark
      ? boxAround(landmark, LANDMARK_METRES)
      : await boxOfCity(database, city);
  const scope: PinScope =
    nearby.length > 0 ? { bbox: start, city: undefined, filters } : { bbox: null, city: city.slug, filters };
  const zones = await zoneBoxes(database);
  return { start: { bounds: start }, scope, picture: mapPictureAddress(scope, start), zones };
}

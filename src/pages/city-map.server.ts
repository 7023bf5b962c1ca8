import { boxAround } from "#features/places/box-around.ts";
import type { City } from "#features/places/city.ts";
import type { Point } from "#features/places/geo.ts";
import { mapPictureAddress, type PinScope } from "#features/shops/pin-scope.ts";
import { shopsNear } from "#features/shops/server/shops-near.ts";
import type { ShopCard } from "#features/shops/shop.ts";
import type { ShopFilters } from "#features/shops/shop-query.ts";
import type { AppContext } from "../app-context.ts";

/** How far the map beside the list reaches from the middle of the city. */
const MAP_METRES = 4_000;
/** So many stand in for a city that has none; the map reaches as far as the third of them. */
const NEARBY_COUNT = 6;
const NEARBY_ON_MAP = 3;

/** What is nearest to a city that has no shop; no invented ones. */
export function shopsNearCity(
  { database, recall, locale, now }: AppContext,
  city: City,
): Promise<ShopCard[]> {
  const asked = { point: city, limit: NEARBY_COUNT, samples: "excluded", locale, now: now() } as const;
  const read = () => shopsNear(database, asked);
  return recall(`shops near ${city.type} ${city.id} ${locale}`, read, { isClocked: true });
}

interface Shown {
  filters: ShopFilters;
  /** Those that stand in for a city that has none. */
  nearby: readonly ShopCard[];
}

/** Where the map beside the list begins, whose pins it has, and what stands in its place until it does. */
export function cityMap(city: Point & { slug: string }, { filters, nearby }: Shown) {
  const reach = Math.max(MAP_METRES, nearby[NEARBY_ON_MAP - 1]?.distanceMetres ?? 0);
  const start = boxAround(city, reach);
  const scope: PinScope =
    nearby.length > 0 ? { bbox: start, city: undefined, filters } : { bbox: null, city: city.slug, filters };
  return { start, scope, picture: mapPictureAddress(scope, start) };
}

import type { Bbox } from "#platform/geo/bbox.ts";
import { boxAround } from "#platform/geo/box-around.ts";
import type { Point } from "#platform/geo/geo.ts";
import { isSampleSlug } from "#features/places/sample-town.ts";
import { cityBySlug } from "#features/places/server/city-by-slug.ts";
import type { Database } from "#platform/database/database.ts";
import { nullWhenNotFound } from "#platform/errors/errors.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { EVERY_KIND_ON_MAP, MAP_STANDARD } from "../map-address.ts";
import type { ListStandard } from "../shop-query.ts";
import { TOLERATED_KINDS } from "../shop.ts";
import { AROUND_AMOUNT } from "./asked-scope.ts";
import { boxOfCity } from "./box-of-city.ts";
import type { Scope } from "./scope.ts";
import { shopBySlug } from "./shop-by-slug.ts";
import { shopCountsOf } from "./shop-counts-of.ts";

/** The centre of a map. */
export interface MapPlace extends Point {
  kind: "city" | "shop";
  slug: string;
  name: string;
  isSample: boolean;
}

interface MapScopeQuery {
  /** Of a city or a shop; where both have it, the city wins (contract.md). */
  slug: string | undefined;
  bbox: Bbox | null;
  locale: Locale;
  now: Date;
}

interface MapScope {
  place: MapPlace | null;
  scope: Scope;
  /** What the map is filled with at first, or where the neighbours of a shop stand; null for the whole country. */
  box: Bbox | null;
  /** As the list of the same place: one number everywhere. */
  standard: ListStandard;
}

/** How far neighbours of a shop are shown. */
const NEIGHBOUR_METRES = 2_000;

/**
 * The scope of a map's list: the visible part, else the city, else around the shop, else everywhere.
 * @throws NotFound
 */
export async function mapScope(
  database: Database,
  { slug, bbox, locale, now }: MapScopeQuery,
): Promise<MapScope> {
  const everywhere: Scope = bbox ? { kind: "box", bbox } : { kind: "everywhere" };
  if (slug === undefined) return { place: null, scope: everywhere, box: null, standard: MAP_STANDARD };
  const city = await cityBySlug(database, { slug, locale }).catch(nullWhenNotFound);
  if (city) {
    const { type, id, name, latitude, longitude } = city;
    const isSample = isSampleSlug(slug);
    const place: MapPlace = { kind: "city", slug, name, latitude, longitude, isSample };
    const part = isSample && bbox ? ({ kind: "box", bbox, cityId: id } as const) : everywhere;
    const { coffeeshopCount } = await shopCountsOf(database, { city });
    return {
      place,
      scope: bbox ? part : { kind: type, id },
      box: await boxOfCity(database, city),
      standard: coffeeshopCount > 0 ? MAP_STANDARD : EVERY_KIND_ON_MAP,
    };
  }
  const { name, latitude, longitude, isSample, kind } = await shopBySlug(database, { slug, locale, now });
  const place: MapPlace = { kind: "shop", slug, name, latitude, longitude, isSample };
  const around: Scope = { kind: "around", amount: AROUND_AMOUNT };
  return {
    place,
    scope: bbox ? everywhere : around,
    box: boxAround(place, NEIGHBOUR_METRES),
    // The shop itself is always on its map.
    standard: TOLERATED_KINDS.includes(kind) ? MAP_STANDARD : EVERY_KIND_ON_MAP,
  };
}

import type { Bbox } from "#platform/geo/bbox.ts";
import type { Point } from "#platform/geo/geo.ts";
import { isSampleSlug } from "#features/places/sample-town.ts";
import { cityBySlug } from "#features/places/server/city-by-slug.ts";
import type { Database } from "#platform/database/database.ts";
import { nullWhenNotFound } from "#platform/errors/errors.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { AROUND_AMOUNT } from "./asked-scope.ts";
import type { Scope } from "./scope.ts";
import { shopBySlug } from "./shop-by-slug.ts";

/** The centre of a map. */
export interface MapPlace extends Point {
  kind: "city" | "shop";
  slug: string;
  name: string;
}

interface MapScopeQuery {
  /** Of a city or a shop; where both have it, the city wins (contract.md). */
  slug: string | undefined;
  bbox: Bbox | null;
  locale: Locale;
  now: Date;
}

/**
 * The scope of a map's list: the visible part, else the city, else around the shop, else everywhere.
 * @throws NotFound
 */
export async function mapScope(
  database: Database,
  { slug, bbox, locale, now }: MapScopeQuery,
): Promise<{ place: MapPlace | null; scope: Scope }> {
  const everywhere: Scope = bbox ? { kind: "box", bbox } : { kind: "everywhere" };
  if (slug === undefined) return { place: null, scope: everywhere };
  const city = await cityBySlug(database, { slug, locale }).catch(nullWhenNotFound);
  if (city) {
    const { type, id, name, latitude, longitude } = city;
    const place: MapPlace = { kind: "city", slug, name, latitude, longitude };
    const part = isSampleSlug(slug) && bbox ? ({ kind: "box", bbox, cityId: id } as const) : everywhere;
    return { place, scope: bbox ? part : { kind: type, id } };
  }
  const { name, latitude, longitude } = await shopBySlug(database, { slug, locale, now });
  const place: MapPlace = { kind: "shop", slug, name, latitude, longitude };
  return { place, scope: bbox ? everywhere : { kind: "around", amount: AROUND_AMOUNT } };
}

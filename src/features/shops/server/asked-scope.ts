import type { Bbox } from "#platform/geo/bbox.ts";
import type { Point } from "#platform/geo/geo.ts";
import { isSampleSlug } from "#features/places/sample-town.ts";
import { cityBySlug } from "#features/places/server/city-by-slug.ts";
import type { Database } from "#platform/database/database.ts";
import { DEFAULT_LOCALE } from "#platform/i18n/locales.ts";
import type { Scope } from "./scope.ts";

/** How many shops a list around a point has; where they are few it reaches across the country. */
export const AROUND_AMOUNT = 400;

export interface AskedScopeQuery {
  bbox?: Bbox | null | undefined;
  /** Its slug. */
  city?: string | undefined;
  near?: Point | undefined;
}

/**
 * The scope of a list: a part of the map, else in a city, else around a point, else everywhere. Only whoever asks for the invented
 * town sees a part of it.
 * @throws NotFound for an unknown city
 */
export async function askedScope(database: Database, { bbox, city, near }: AskedScopeQuery): Promise<Scope> {
  const isOfSamples = city !== undefined && isSampleSlug(city);
  if (bbox && !isOfSamples) return { kind: "box", bbox };
  if (city !== undefined) {
    const { type, id } = await cityBySlug(database, { slug: city, locale: DEFAULT_LOCALE });
    return bbox ? { kind: "box", bbox, cityId: id } : { kind: type, id };
  }
  return near ? { kind: "around", amount: AROUND_AMOUNT } : { kind: "everywhere" };
}

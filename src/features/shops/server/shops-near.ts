import type { Point } from "#platform/geo/geo.ts";
import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { Samples, ShopCard } from "../shop.ts";
import { nearestShops } from "./nearest-shops.ts";

interface ShopsNearQuery {
  point: Point;
  limit: number;
  /** The shop at the point, which is excluded. */
  exceptShopId?: number;
  samples: Samples;
  locale: Locale;
  now: Date;
}

/** The shops around a point, nearest first; `distanceMetres` is set. */
export async function shopsNear(
  database: Database,
  { limit, ...asked }: ShopsNearQuery,
): Promise<ShopCard[]> {
  return nearestShops(database, { ...asked, start: 0, amount: limit });
}

import type { Point } from "#platform/geo/geo.ts";
import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { ShopCard } from "../shop.ts";
import { listedShops } from "./listed-shops.ts";
import { shopCards } from "./shop-cards.ts";
import { nearestOf } from "./nearest-of.ts";

interface ShopsNearCityQuery {
  city: Point;
  amount: number;
  locale: Locale;
  now: Date;
}

/**
 * The nearest shops of a city without one, with `distanceMetres`; without samples. Most cities have no shop: the cached list of
 * all shops serves them.
 */
export async function shopsNearCity(
  database: Database,
  { city, amount, locale, now }: ShopsNearCityQuery,
): Promise<ShopCard[]> {
  const all = await listedShops(database, { scope: { kind: "everywhere" } });
  const shops = nearestOf(all, city, amount);
  return shopCards(database, { shops, locale, near: city, now });
}

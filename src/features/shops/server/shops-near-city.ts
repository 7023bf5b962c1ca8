import type { Point } from "#platform/geo/geo.ts";
import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { ShopCard } from "../shop.ts";
import { listedShops } from "./listed-shops.ts";
import { shopCards } from "./shop-cards.ts";
import type { ListedShop } from "./listed-shop.ts";

interface ShopsNearCityQuery {
  city: Point;
  amount: number;
  locale: Locale;
  now: Date;
}

/**
 * The nearest shops of a city without one, with `distanceMetres`. Most cities have no shop: the cached list of
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

/** The nearest so many of some shops, nearest first; flat, with the degrees of longitude of the point's latitude. */
export function nearestOf(shops: readonly ListedShop[], point: Point, amount: number): ListedShop[] {
  const shrink = Math.cos((point.latitude * Math.PI) / 180);
  const nearest: { shop: ListedShop; remoteness: number }[] = [];
  for (const shop of shops) {
    const north = shop.latitude - point.latitude;
    const east = (shop.longitude - point.longitude) * shrink;
    const remoteness = north * north + east * east;
    if (nearest.length === amount && remoteness >= (nearest.at(-1)?.remoteness ?? 0)) continue;
    const place = nearest.findIndex((other) => remoteness < other.remoteness);
    nearest.splice(place === -1 ? nearest.length : place, 0, { shop, remoteness });
    nearest.length = Math.min(nearest.length, amount);
  }
  return nearest.map(({ shop }) => shop);
}

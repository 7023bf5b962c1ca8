import type { Point } from "#features/places/geo.ts";
import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { Recall } from "#platform/recall.ts";
import type { ShopCard } from "../shop.ts";
import { listedShops } from "./listed-shops.ts";
import { nearestOf } from "./nearest-of.ts";
import { shopCards } from "./shop-cards.ts";

interface Asked {
  city: Point;
  amount: number;
  locale: Locale;
  now: Date;
  recall?: Recall;
}

/** What is nearest to a city that has no shop, with `distanceMetres`; no invented ones. Most cities have none: all shops are at hand for them. */
export async function shopsNearCity(
  database: Database,
  { city, amount, locale, now, recall }: Asked,
): Promise<ShopCard[]> {
  const all = await listedShops(database, { scope: { kind: "everywhere" }, recall });
  const shops = nearestOf(all, city, amount);
  return shopCards(database, { shops, locale, near: city, now });
}

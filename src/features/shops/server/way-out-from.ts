import { distanceMetres, type Point } from "#platform/geo/geo.ts";
import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { TOLERATED_KINDS } from "../shop.ts";
import { bitsOf, KIND_BITS, RESIDENTS_BITS } from "../traits.ts";
import type { WayOut } from "../way-out.ts";
import { listedShops } from "./listed-shops.ts";
import { shopCards } from "./shop-cards.ts";
import { nearestOf } from "./shops-near-city.ts";

const TOLERATED = bitsOf(KIND_BITS, TOLERATED_KINDS);

interface WayOutQuery {
  point: Point;
  locale: Locale;
  now: Date;
}

/**
 * The nearest coffeeshop of which it is known that visitors from abroad get in, by its own word or its municipality's; null where
 * there is none. Samples are no way out.
 */
export async function wayOutFrom(
  database: Database,
  { point, locale, now }: WayOutQuery,
): Promise<WayOut | null> {
  const all = await listedShops(database, { scope: { kind: "everywhere" } });
  const welcoming = all.filter(
    ({ traits }) => (traits & TOLERATED) !== 0 && (traits & RESIDENTS_BITS.anyone) !== 0,
  );
  const shops = nearestOf(welcoming, point, 1);
  const [card] = await shopCards(database, { shops, locale, near: point, now });
  if (!card) return null;
  const { slug, name, city } = card;
  return { slug, name, city, distanceMetres: Math.round(distanceMetres(point, card)) };
}

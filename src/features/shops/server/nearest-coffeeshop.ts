import { type CityWithShops, citiesWithShops } from "./cities-with-shops.ts";
import type { Point } from "#platform/geo/geo.ts";
import { distanceMetres } from "#platform/geo/geo.ts";
import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { KIND_BITS } from "../traits.ts";
import { listedShops } from "./listed-shops.ts";
import { nearestOf } from "./shops-near-city.ts";

/** Where the nearest coffeeshop of a town without one is. */
export interface NearestCoffeeshop {
  slug: string;
  name: string;
  city: Pick<CityWithShops, "slug" | "name">;
  metres: number;
}

/** The coffeeshop nearest to a point, without samples; undefined where there is none at all. */
export async function nearestCoffeeshop(
  database: Database,
  { point, locale }: { point: Point; locale: Locale },
): Promise<NearestCoffeeshop | undefined> {
  const all = await listedShops(database, { scope: { kind: "everywhere" } });
  const [shop] = nearestOf(
    all.filter(({ traits }) => traits & KIND_BITS.coffeeshop),
    point,
    1,
  );
  const city = shop && (await citiesWithShops(database, locale)).find(({ id }) => id === shop.cityId);
  if (!city) return undefined;
  const { slug, name } = shop;
  return { slug, name, city: { slug: city.slug, name: city.name }, metres: distanceMetres(point, shop) };
}

import { citiesBySlug } from "#features/places/server/city-by-slug.ts";
import type { FoundItem } from "#features/search/search-item.ts";
import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { type NearestCoffeeshop, nearestCoffeeshop } from "./nearest-coffeeshop.ts";

/** What a search finds; a town without a shop with where the nearest coffeeshop is. */
export type FoundWithNearest = FoundItem & { nearest?: NearestCoffeeshop | undefined };

export async function withNearest(
  database: Database,
  { found, locale }: { found: FoundItem[]; locale: Locale },
): Promise<FoundWithNearest[]> {
  if (!found.some(({ isTown }) => isTown)) return found;
  const cities = await citiesBySlug(database, locale);
  return Promise.all(
    found.map(async (item) => {
      const point = item.isTown && cities.get(item.url);
      return point ? { ...item, nearest: await nearestCoffeeshop(database, { point, locale }) } : item;
    }),
  );
}

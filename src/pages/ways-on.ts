import { citiesBySlug } from "#features/places/server/city-by-slug.ts";
import { citiesWithShops, type CityWithShops } from "#features/shops/server/cities-with-shops.ts";
import { distanceMetres } from "#platform/geo/geo.ts";
import type { AppContext } from "../app-context.ts";

/** A town that the error page leads to. */
export interface WayOn {
  slug: string;
  name: string;
  coffeeshopCount: number;
}

/** Where one may go on from an address without a page. */
export interface WaysOn {
  /** The place that the address names: `/coffeeshop/de-kroon-utrecht`. */
  near: string | null;
  /** The nearest to it with coffeeshops; else those with most. */
  towns: WayOn[];
}

const TOWN_COUNT = 6;

/** The towns to offer instead of a page that is not there; none while the database is away. */
export async function waysOn(
  { database, locale }: Pick<AppContext, "database" | "locale">,
  path: string,
): Promise<WaysOn> {
  const [cities, withShops] = await Promise.all([
    citiesBySlug(database, locale),
    citiesWithShops(database, locale),
  ]);
  const towns = withShops.filter(({ coffeeshopCount }) => coffeeshopCount > 0);
  const slug = slugIn(path.split("/").at(-1) ?? "", (one) => cities.has(one) && !one.startsWith("sample-"));
  const place = slug === undefined ? undefined : cities.get(slug);
  const order = place
    ? (town: CityWithShops) => distanceMetres(place, town)
    : (town: CityWithShops) => -town.coffeeshopCount;
  return {
    near: place?.name ?? null,
    towns: towns
      .toSorted((a, b) => order(a) - order(b))
      .slice(0, TOWN_COUNT)
      .map(({ slug: townSlug, name, coffeeshopCount }) => ({ slug: townSlug, name, coffeeshopCount })),
  };
}

/** The longest run of words in a part of an address that is a place: a shop is often called `{name}-{town}`. */
function slugIn(part: string, isPlace: (slug: string) => boolean): string | undefined {
  const words = part.toLowerCase().split("-").slice(0, MOST_WORDS);
  const runs = words.flatMap((_, start) =>
    words.slice(start).map((__, length) => words.slice(start, start + length + 1).join("-")),
  );
  // Of equal ones the last: what comes first is the name.
  return runs
    .toReversed()
    .toSorted((a, b) => b.split("-").length - a.split("-").length)
    .find(isPlace);
}

/** More make no name of a shop. */
const MOST_WORDS = 12;

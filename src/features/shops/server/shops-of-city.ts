import { sql } from "kysely";
import type { City } from "#features/places/city.ts";
import type { Point } from "#features/places/geo.ts";
import { perLocale } from "#features/places/server/in-language.ts";
import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { ShopList } from "../shop-list.ts";
import type { ShopFilters } from "../shop-query.ts";
import { shopListStatement } from "./shop-list-statement.ts";
import { listOf, listParameters } from "./shop-list.ts";

const shopsOfCityIn = perLocale((locale) =>
  shopListStatement(`shops-of-city-${locale}`, locale, (id) => sql<boolean>`shop.city_id = ${id}`),
);

const shopsOfMunicipalityIn = perLocale((locale) =>
  shopListStatement(
    `shops-of-municipality-${locale}`,
    locale,
    (id) => sql<boolean>`shop.municipality_id = ${id}`,
  ),
);

interface Asked {
  city: Pick<City, "type" | "id">;
  filters: ShopFilters;
  locale: Locale;
  /** For the order "nearest" and for distances; without it "nearest" is by name. */
  near?: Point;
}

/** One page of the shops of a city, or of a municipality, with the counts of every filter. Samples are among them, flagged. */
export async function shopsOfCity(
  database: Database,
  { city, filters, locale, near }: Asked,
): Promise<ShopList> {
  const shops = city.type === "city" ? shopsOfCityIn : shopsOfMunicipalityIn;
  const row = await shops[locale].first(database, { ...listParameters(filters, near), placeId: city.id });
  return listOf(row, near);
}

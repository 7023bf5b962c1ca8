import { sql } from "kysely";
import type { Point } from "#platform/geo/geo.ts";
import type { Province } from "#features/places/municipality.ts";
import { municipalityName } from "#features/places/server/municipality-json.ts";
import { alphabetOf, perLocale } from "#platform/database/in-language.ts";
import { statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { shared } from "#platform/shared-cache/shared-cache.ts";
import { isTolerated } from "./listing-sql.ts";

export interface CityWithShops extends Point {
  id: number;
  slug: string;
  /** In the reader's language. */
  name: string;
  province: Province;
  population: number | null;
  shopCount: number;
  coffeeshopCount: number;
  municipality: {
    slug: string;
    name: string;
    /** Known in the whole municipality, to compare with the official count. */
    coffeeshopCount: number;
    officialCoffeeshopCount: number | null;
  };
}

const citiesByName = perLocale((locale) =>
  statement(
    `cities-with-shops-${locale}`,
    () => sql<CityWithShops>`
      with listed as (
        select city_id, municipality_id, count(*) as shops, count(*) filter (where ${isTolerated}) as coffeeshops
        from shop_listing
        where not is_sample
        group by city_id, municipality_id
      )
      select
        city.id, city.slug, coalesce(city_name.name, city.name) as name, municipality.province, city.population,
        city.latitude, city.longitude, listed.shops as "shopCount", listed.coffeeshops as "coffeeshopCount",
        json_build_object(
          'slug', municipality.slug,
          'name', ${municipalityName(sql.lit(locale))},
          'coffeeshopCount', (sum(listed.coffeeshops) over (partition by listed.municipality_id))::integer,
          'officialCoffeeshopCount', municipality.official_coffeeshop_count) as municipality
      from listed
      join city on city.id = listed.city_id
      join municipality on municipality.id = listed.municipality_id
      left join city_name on city_name.city_id = city.id and city_name.locale = ${sql.lit(locale)}
      order by coalesce(city_name.sort_name, city.sort_name) ${alphabetOf(locale)}, city.id`,
    { isRead: true },
  ),
);

/** Every city with a listed shop that is no sample, with counts, by the alphabet of the reader's language. */
export const citiesWithShops = shared("cities with shops", {
  tables: ["city", "city_name", "municipality", "shop_listing"],
  load: (database, locale: Locale): Promise<readonly CityWithShops[]> => citiesByName[locale].all(database),
});

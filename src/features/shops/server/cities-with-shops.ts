import { sql } from "kysely";
import type { Point } from "#features/places/geo.ts";
import type { Province } from "#features/places/municipality.ts";
import { alphabetOf, perLocale } from "#features/places/server/in-language.ts";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { type Recall, readNow } from "#platform/recall.ts";
import type { Samples } from "../shop.ts";
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
    /** Known in all of it, to stand beside the official count. */
    coffeeshopCount: number;
    officialCoffeeshopCount: number | null;
  };
}

const citiesByName = perLocale((locale) =>
  statement(
    `cities-with-shops-${locale}`,
    (_, p: Slots<{ isSampleToo: boolean }>) => sql<CityWithShops>`
      with listed as (
        select city_id, municipality_id, count(*) as shops, count(*) filter (where ${isTolerated}) as coffeeshops
        from shop_listing
        where ${p.isSampleToo} or not is_sample
        group by city_id, municipality_id
      )
      select
        city.id, city.slug, coalesce(city_name.name, city.name) as name, municipality.province, city.population,
        city.latitude, city.longitude, listed.shops as "shopCount", listed.coffeeshops as "coffeeshopCount",
        json_build_object(
          'slug', municipality.slug,
          'name', municipality.name,
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

const TABLES = ["city", "city_name", "municipality", "shop_listing"];

interface Asked {
  locale: Locale;
  samples: Samples;
  /** Where they may come from that were read before. */
  recall?: Recall;
}

/** Every city with a listed shop, with counts, by the alphabet of the reader's language. */
export async function citiesWithShops(
  database: Database,
  { locale, samples, recall = readNow }: Asked,
): Promise<CityWithShops[]> {
  return recall(`cities with shops ${locale}, samples ${samples}`, {
    tables: TABLES,
    read: () => citiesByName[locale].all(database, { isSampleToo: samples === "included" }),
  });
}

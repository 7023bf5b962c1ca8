import type { Database } from "#platform/database/database.ts";
import { NotFound } from "#platform/errors/errors.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { City } from "../city.ts";
import { type RawBuilder, sql } from "kysely";
import { type Params, statement } from "#platform/database/statement.ts";
import { shared } from "#platform/shared-cache/shared-cache.ts";
import { municipalityJson } from "./municipality-json.ts";

/** A city takes precedence over a municipality: where both have a slug, they have the same name and the city is in it. */
const allCities = statement(
  "all-cities",
  (_, p: Params<{ locale: string }>): RawBuilder<City> => sql`
    select
      'city' as type, city.id, city.slug, coalesce(city_name.name, city.name) as name, municipality.province,
      city.population, city.latitude, city.longitude,
      (select coalesce(json_agg(other.name order by other.id), '[]')
        from city_name as other where other.city_id = city.id and other.locale is null) as aliases,
      ${municipalityJson(p.locale)} as municipality
    from city
    join municipality on municipality.id = city.municipality_id
    left join city_name on city_name.city_id = city.id and city_name.locale = ${p.locale}
    union all
    select
      'municipality', municipality.id, municipality.slug, municipality.name, municipality.province,
      null, municipality.latitude, municipality.longitude, '[]', ${municipalityJson(p.locale)}
    from municipality
    where not exists (select from city as namesake where namesake.slug = municipality.slug)`,
  { isRead: true },
);

/** All cities and municipalities in the reader's language, some fifteen hundred. */
export const citiesBySlug = shared("cities", {
  tables: ["city", "city_name", "municipality"],
  async load(database, locale: Locale): Promise<ReadonlyMap<string, City>> {
    const cities = await allCities.all(database, { locale });
    return new Map(cities.map((city) => [city.slug, city]));
  },
});

interface CityBySlugQuery {
  slug: string;
  locale: Locale;
}

/**
 * The city at `/coffeeshops/{slug}`, named in the reader's language, with what is known of its municipality;
 * or the municipality, where no city has that slug. Undefined where there is neither.
 */
export async function findCity(
  database: Database,
  { slug, locale }: CityBySlugQuery,
): Promise<City | undefined> {
  return (await citiesBySlug(database, locale)).get(slug);
}

/**
 * The same, but it must exist.
 * @throws NotFound
 */
export async function cityBySlug(database: Database, query: CityBySlugQuery): Promise<City> {
  const city = await findCity(database, query);
  if (!city) throw new NotFound("city");
  return city;
}

import { type RawBuilder, sql } from "kysely";
import type { City } from "../city.ts";
import { municipalityJson } from "./municipality-json.ts";

interface Which {
  /** A condition on a slug: a column of `city` or of `municipality`. */
  have: (slug: RawBuilder<unknown>) => RawBuilder<unknown>;
  locale: RawBuilder<unknown>;
}

/** A city stands before a municipality: where both have a slug, they are the same name and the city is in it. */
export const citiesThat = ({ have, locale }: Which): RawBuilder<City> => sql`
  select
    'city' as type, city.id, city.slug, coalesce(city_name.name, city.name) as name, municipality.province,
    city.population, city.latitude, city.longitude,
    (select coalesce(json_agg(other.name order by other.id), '[]')
      from city_name as other where other.city_id = city.id and other.locale is null) as aliases,
    ${municipalityJson} as municipality
  from city
  join municipality on municipality.id = city.municipality_id
  left join city_name on city_name.city_id = city.id and city_name.locale = ${locale}
  where ${have(sql`city.slug`)}
  union all
  select
    'municipality', municipality.id, municipality.slug, municipality.name, municipality.province,
    null, municipality.latitude, municipality.longitude, '[]', ${municipalityJson}
  from municipality
  where ${have(sql`municipality.slug`)}
    and not exists (select from city as namesake where namesake.slug = municipality.slug)`;

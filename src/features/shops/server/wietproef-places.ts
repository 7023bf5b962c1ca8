import { sql } from "kysely";
import { municipalityName } from "#features/places/server/municipality-json.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { Database } from "#platform/database/database.ts";
import type { WietproefPlace } from "../wietproef-place.ts";
import { isTolerated } from "./listing-sql.ts";

const places = statement(
  "wietproef-places",
  (_, p: Params<{ locale: string }>) => sql<WietproefPlace>`
    with listed as (
      select municipality_id, city_id, count(*) as shops
      from shop_listing where not is_sample and ${isTolerated}
      group by municipality_id, city_id
    )
    select ${municipalityName(p.locale)} as name,
      case when municipality.official_coffeeshop_count is not null then json_build_object(
        'count', municipality.official_coffeeshop_count,
        'year', municipality.official_count_year,
        'source', municipality.official_count_source) end as official,
      coalesce((select sum(shops) from listed where listed.municipality_id = municipality.id), 0)::integer as "listedCount",
      (select city.slug from listed join city on city.id = listed.city_id
        where listed.municipality_id = municipality.id
        order by listed.shops desc, city.slug limit 1) as "citySlug"
    from municipality
    where municipality.is_wietproef
    order by municipality.sort_name, municipality.id`,
  { isRead: true },
);

/** The municipalities of the controlled supply chain experiment, by the alphabet. */
export function wietproefPlaces(database: Database, locale: Locale): Promise<WietproefPlace[]> {
  return places.all(database, { locale });
}

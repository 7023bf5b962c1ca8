import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { METRES_PER_DEGREE } from "#platform/geo/geo.ts";
import type { Station } from "../station.ts";
import { isTolerated } from "./listing-sql.ts";

const REACH_DEGREES = 1000 / METRES_PER_DEGREE;

/**
 * One of each city, or the large ones would fill the list with their suburbs: the one that people arrive at, which is called after the
 * town, the central one before all others; a stop of the underground may have more coffeeshops around it.
 */
const stations = statement(
  "stations-to-start-from",
  (_, p: Params<{ amount: number; locale: Locale }>) => sql<Station>`
    select slug, name, city, "coffeeshopCount"
    from (
      select distinct on (landmark.city_id) landmark.slug, landmark.name, json_build_object('slug', city.slug, 'name', coalesce(city_name.name, city.name)) as city,
        near.count as "coffeeshopCount"
      from landmark
      join city on city.id = landmark.city_id
      left join city_name on city_name.city_id = city.id and city_name.locale = ${p.locale}
      cross join lateral (
        select count(*)::integer as count from shop_listing
        where spot(shop_listing.latitude, shop_listing.longitude)
            <@ circle(spot(landmark.latitude, landmark.longitude), ${sql.lit(REACH_DEGREES)}::float8)
          and ${isTolerated} and not is_sample
      ) as near
      where landmark.kind = 'station' and near.count > 0
      order by landmark.city_id,
        strpos(lower(landmark.name), lower(city.name)) > 0 desc,
        landmark.name ilike '%centraal%' or landmark.name ilike 'station ' || city.name desc,
        near.count desc,
        spot(landmark.latitude, landmark.longitude) <-> spot(city.latitude, city.longitude), landmark.slug
    ) as of_city
    order by "coffeeshopCount" desc, slug
    limit ${p.amount}`,
  { isRead: true },
);

/** Where to begin without a position: the stations with most coffeeshops around them, one of each city. */
export function stationsToStartFrom(
  database: Database,
  asked: { amount: number; locale: Locale },
): Promise<Station[]> {
  return stations.all(database, asked);
}

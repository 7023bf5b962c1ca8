import { sql } from "kysely";
import type { OpeningState } from "#features/hours/opening-state.ts";
import type { City } from "#features/places/city.ts";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import type { CityDoor } from "../can-i-get-in-city.ts";
import { doorOf } from "../can-i-get-in.ts";
import { LISTED_STATUSES, type Shop, TOLERATED_KINDS } from "../shop.ts";
import { provenanceJson } from "./listing-sql.ts";

interface Row extends Pick<Shop, "slug" | "name" | "kind" | "status" | "access" | "facts"> {
  stateAt: OpeningState["state"] | null;
}

const doors = statement(
  "doors-of-city",
  (
    _,
    p: Slots<{
      cityId: number | null;
      municipalityId: number;
      kinds: readonly string[];
      statuses: readonly string[];
      at: string | null;
    }>,
  ) => sql<Row>`
    select shop.slug, shop.name, shop.kind, shop.status,
      json_build_object(
        'residents', shop.residents,
        'idCheck', shop.id_check,
        'minimumAge', shop.minimum_age,
        'membership', shop.membership) as access,
      coalesce((select json_build_object('access', ${provenanceJson("fact")})
        from shop_fact as fact where fact.shop_id = shop.id and fact.fact_group = 'access'), '{}') as facts,
      case
        when ${p.at}::timestamptz is null then null
        when listing.open_known_until is null or listing.open_known_until <= ${p.at}::timestamptz then 'unknown'
        when listing.open_during @> ${p.at}::timestamptz then 'open'
        else 'closed' end as "stateAt"
    from shop
    left join shop_listing as listing on listing.shop_id = shop.id
    where shop.municipality_id = ${p.municipalityId}
      and (${p.cityId}::bigint is null or shop.city_id = ${p.cityId})
      and shop.kind = any(${p.kinds}) and shop.status = any(${p.statuses}) and not shop.is_sample
    order by shop.rank desc, shop.sort_name, shop.id`,
  { isRead: true },
);

interface Asked {
  city: Pick<City, "type" | "id" | "municipality">;
  /** ISO 8601; null where nobody asks for a time. */
  at: string | null;
}

/** The doors of the coffeeshops of a city, or of a municipality where that was asked about; best first, none invented. */
export async function doorsOfCity(database: Database, { city, at }: Asked): Promise<CityDoor[]> {
  const rows = await doors.all(database, {
    cityId: city.type === "city" ? city.id : null,
    municipalityId: city.municipality.id,
    kinds: TOLERATED_KINDS,
    statuses: LISTED_STATUSES,
    at,
  });
  return rows.map(({ slug, name, stateAt, ...shop }) => ({
    slug,
    name,
    stateAt,
    door: doorOf({ ...shop, municipality: city.municipality }),
  }));
}

import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { OpeningState } from "#features/hours/opening-state.ts";
import { hasSun } from "#features/hours/server/read-hours.ts";
import type { City } from "#features/places/city.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { CityDoor } from "../can-i-get-in-city.ts";
import { doorOf } from "../can-i-get-in.ts";
import { hasPassed, instantOfClock } from "../can-i-get-in-hours.ts";
import { openingAtArrival } from "./opening-at-arrival.ts";
import type { Municipality } from "#features/places/municipality.ts";
import { LISTED_STATUSES, type Shop, TOLERATED_KINDS } from "../shop.ts";
import { oneOf, provenanceJson } from "./listing-sql.ts";

/** The entry rules of a coffeeshop, its own and its municipality's. */
interface DoorRow extends Pick<Shop, "slug" | "name" | "kind" | "status" | "access" | "facts"> {
  municipality: Pick<Municipality, "residents">;
}

/** A `DoorRow` from the tables of `doorTables`. */
const doorColumns = sql`
  shop.slug, shop.name, shop.kind, shop.status,
  json_build_object(
    'residents', shop.residents,
    'idCheck', shop.id_check,
    'minimumAge', shop.minimum_age,
    'membership', shop.membership) as access,
  coalesce((select json_build_object('access', ${provenanceJson("fact")})
    from shop_fact as fact where fact.shop_id = shop.id and fact.fact_group = 'access'), '{}') as facts,
  json_build_object('residents', json_build_object(
    'rule', municipality.residents,
    'source', municipality.residents_source,
    'observedOn', municipality.residents_observed_on)) as municipality`;

const doorTables = sql`shop join municipality on municipality.id = shop.municipality_id`;

const hasDoor = sql<boolean>`
  shop.kind in ${oneOf(TOLERATED_KINDS)} and shop.status in ${oneOf(LISTED_STATUSES)}`;

const bestFirst = sql`shop.rank desc, shop.sort_name, shop.id`;

interface Row extends DoorRow {
  hours: string | null;
  latitude: number;
  longitude: number;
  /** Where it is stored. */
  stateAt: OpeningState["state"] | null;
}

const doors = statement(
  "doors-of-city",
  (_, p: Params<{ cityId: number | null; municipalityId: number; at: string | null }>) => sql<Row>`
    select ${doorColumns},
      shop.opening_hours as hours, shop.latitude, shop.longitude,
      case
        when ${p.at}::timestamptz is null or listing.open_known_until is null
          or listing.open_known_until <= ${p.at}::timestamptz then null
        when listing.open_during @> ${p.at}::timestamptz then 'open'
        else 'closed' end as "stateAt"
    from ${doorTables}
    left join shop_listing as listing on listing.shop_id = shop.id
    where shop.municipality_id = ${p.municipalityId}
      and (${p.cityId}::bigint is null or shop.city_id = ${p.cityId})
      and ${hasDoor}
    order by ${bestFirst}`,
  { isRead: true },
);

interface DoorsOfCityQuery {
  city: Pick<City, "type" | "id" | "municipality">;
  /** A wall-clock time in the country; null without one. A past one is ignored. */
  at: string | null;
  now: Date;
}

/** The entry rules of the coffeeshops of a city or municipality; best first. */
export async function doorsOfCity(
  database: Database,
  { city, at: wished, now }: DoorsOfCityQuery,
): Promise<CityDoor[]> {
  const at = wished !== null && hasPassed(wished, now.toISOString()) ? null : wished;
  const rows = await doors.all(database, {
    cityId: city.type === "city" ? city.id : null,
    municipalityId: city.municipality.id,
    at: at && instantOfClock(at),
  });
  const stateOf = arrivals(at, now);
  const found: CityDoor[] = [];
  for (const { slug, name, stateAt, hours, latitude, longitude, ...shop } of rows) {
    const place = { status: shop.status, hours, latitude, longitude };
    found.push({ slug, name, stateAt: stateAt ?? (await stateOf(place)), door: doorOf(shop) });
  }
  return found;
}

type Place = Parameters<typeof openingAtArrival>[0];

/**
 * Computes what is not stored. Many shops have the same hours, which are evaluated once; in between the event loop serves other
 * requests.
 */
function arrivals(at: string | null, now: Date): (place: Place) => Promise<CityDoor["stateAt"]> {
  const known = new Map<string, CityDoor["stateAt"]>();
  return async (place) => {
    const { status, hours, latitude, longitude } = place;
    if (at === null || hours === null) return at === null ? null : "unknown";
    const key = [status, hours, ...(hasSun(hours) ? [latitude, longitude] : [])].join(" ");
    const found = known.get(key);
    if (found) return found;
    await setImmediate();
    const { state } = openingAtArrival(place, { at, now });
    known.set(key, state);
    return state;
  };
}

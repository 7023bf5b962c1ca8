import { type RawBuilder, sql } from "kysely";
import type { Point } from "#platform/geo/geo.ts";
import type { KnownTimes } from "../known-times.ts";
import { knownTimesOf } from "./packed-times.ts";

/** The fields of a shop in lists and maps that depend neither on the viewer nor on the time. */
export interface ListedShop extends Point {
  id: number;
  slug: string;
  name: string;
  cityId: number;
  municipalityId: number;
  /** See traits.ts. */
  traits: number;
  isSample: boolean;
  /** Higher is better; the key settles ties. */
  rank: number;
  sortKey: string;
  /** A version: it changes with every update and is never reused. */
  stamp: string;
  /** Null while unknown. */
  times: KnownTimes | null;
}

/** The column `pin` of `shop_listing`, and what is added to it here. */
type PackedShop = [
  id: number,
  traits: number,
  latitude: number,
  longitude: number,
  isSample: boolean,
  slug: string,
  name: string,
  rank: number,
  sortKey: string,
  stamp: string,
  times: string | null,
  cityId: number,
  municipalityId: number,
];

/** The packed columns of `shop_listing`. */
const COLUMNS = sql`pin, rank, sort_key, shop_id, stamp, open_times, city_id, municipality_id`;

/** The selected rows in one JSON text: parsing a thousand rows costs the driver more than the query costs the database. */
export const packedShops = (chosen: RawBuilder<unknown>): RawBuilder<string | null> => sql`
  (select string_agg(
      '[' || pin || ',' || rank || ',' || to_json(sort_key) || ',"' || stamp || '",'
        || coalesce('"' || open_times || '"', 'null') || ',' || city_id || ',' || municipality_id || ']',
      ',')
    from (select ${COLUMNS} from shop_listing ${chosen}) as listed)`;

export function unpackShops(packed: string | null): ListedShop[] {
  return (JSON.parse(`[${packed ?? ""}]`) as PackedShop[]).map(listedShop);
}

function listedShop(packed: PackedShop): ListedShop {
  const [id, traits, latitude, longitude, isSample, slug, name, rank, sortKey, stamp, openTimes] = packed;
  const [cityId, municipalityId] = packed.slice(-2) as [number, number];
  const times = openTimes === null ? null : knownTimesOf(openTimes);
  const place = { cityId, municipalityId, latitude, longitude };
  return { id, slug, name, ...place, traits, isSample, rank, sortKey, stamp, times };
}

/** Best first. */
export function byRank(a: ListedShop, b: ListedShop): number {
  if (a.rank !== b.rank) return b.rank - a.rank;
  if (a.sortKey !== b.sortKey) return a.sortKey < b.sortKey ? -1 : 1;
  return a.id - b.id;
}

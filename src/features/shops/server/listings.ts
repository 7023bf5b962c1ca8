import { sql } from "kysely";
import { METRES_PER_DEGREE, type Point } from "#features/places/geo.ts";
import type { Database } from "#platform/database/database.ts";
import { type Slots, type Statement, statement } from "#platform/database/statement.ts";
import type { Listing } from "../listing.ts";
import type { Moments } from "./moments-of.ts";
import { type Scope, SCOPE_KINDS, SCOPE_ROWS, type ScopeParameters, scopeParameters } from "./scope-sql.ts";
import { METRES_SPACE, OPENNESS_SPACE, unpackListings } from "./unpack-listings.ts";

interface Parameters extends Moments, ScopeParameters {
  isAskedNow: boolean;
  longitudeShrink: number | null;
}

/** For now, late and the moment that was asked for a digit each of a number to the base of three: 0 unknown, 1 open, 2 closed (unpack-listings.ts). */
const openness = ({ now, late, asked, isAskedNow }: Slots<Parameters>) => sql`
  case when open_known_until is null then 0
    else ${opennessAt(now)} * case when ${isAskedNow} then 10 else 1 end + 3 * ${opennessAt(late)}
      + case when ${isAskedNow} then 0 else 9 * ${opennessAt(asked)} end
  end`;

const opennessAt = (at: Date) => sql`
  case when open_known_until <= ${at} then 0 when open_during @> ${at}::timestamptz then 1 else 2 end`;

/** Flat, with the degrees of longitude of the asker's latitude: good to half a percent within a country, and cheap. */
const metres = ({ latitude, longitude, longitudeShrink }: Slots<Parameters>) => sql`
  (${sql.lit(METRES_PER_DEGREE)} * sqrt(
    (latitude - ${latitude}) * (latitude - ${latitude})
    + (longitude - ${longitude}) * (longitude - ${longitude}) * ${longitudeShrink}::float8 * ${longitudeShrink}))::integer`;

/** Packed into one text: a thousand rows cost the driver more than the question costs the database. */
const packedListings = Object.fromEntries(
  SCOPE_KINDS.map((kind) => [
    kind,
    statement(
      `listings-${kind}`,
      (_, p: Slots<Parameters>) => sql<{ packed: string }>`
        select coalesce(string_agg(who::text || ',' || what::text, ','), '') as packed
        from (
          select shop_id * ${sql.lit(OPENNESS_SPACE)} + ${openness(p)} as who,
            traits::bigint * ${sql.lit(METRES_SPACE)} + coalesce(${metres(p)} + 1, 0) as what
          from shop_listing
          where ${SCOPE_ROWS[kind](p)}
          order by rank desc, sort_key, shop_id
        ) as found`,
      { isRead: true },
    ),
  ]),
) as Record<Scope["kind"], Statement<Parameters, { packed: string }>>;

interface Asked {
  scope: Scope;
  near?: Point | undefined;
  moments: Moments;
}

/** All listed shops of a place, best first, samples among them. */
export async function listingsIn(database: Database, { scope, near, moments }: Asked): Promise<Listing[]> {
  const row = await packedListings[scope.kind].first(database, {
    ...moments,
    ...scopeParameters(scope, near),
    isAskedNow: moments.asked.getTime() === moments.now.getTime(),
    longitudeShrink: near ? Math.cos((near.latitude * Math.PI) / 180) : null,
  });
  return unpackListings(row?.packed ?? "");
}

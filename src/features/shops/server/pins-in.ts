import { type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Slots, type Statement, statement } from "#platform/database/statement.ts";
import type { Openness } from "../listing.ts";
import type { Pin } from "../pin.ts";
import { SHOP_KINDS } from "../shop.ts";
import type { ShopFilters } from "../shop-query.ts";
import { AMENITY_BITS, bitsOf, KIND_BITS, RESIDENTS_BITS } from "../traits.ts";
import { siftListings } from "../sift-listings.ts";
import { type AskedShops, foundListings, matchingIds } from "./found-listings.ts";
import { momentsOf } from "./moments-of.ts";
import { type Scope, SCOPE_KINDS, SCOPE_ROWS, type ScopeParameters, scopeParameters } from "./scope-sql.ts";
import { OPENNESS_DIGITS } from "./unpack-listings.ts";

/** More pins than this no eye tells apart, and no cheap phone draws; the best are kept. */
const MOST_PINS = 2000;

interface Parameters extends ScopeParameters {
  /** Bits of which one must be set, 0 for no matter, and bits that must all be set. */
  anyBits: number;
  allBits: number;
  /** Null when nothing was searched for. */
  matchingIds: number[] | null;
  isOpenWanted: boolean;
  asked: Date;
}

type PinsStatement = Statement<Parameters, { packed: string | null }>;

/** The same sieve as siftListings, without its counts. */
const pinsStatements = (name: string, order: RawBuilder<unknown>) =>
  Object.fromEntries(
    SCOPE_KINDS.map((kind) => [
      kind,
      statement(
        `${name}-${kind}`,
        (_, p: Slots<Parameters>) => sql<{ packed: string | null }>`
        select string_agg('[' || pin || ',' || openness || ']', ',') as packed
        from (
          select pin, openness
          from (
            select pin, rank, shop_id,
              case when open_known_until is null or open_known_until <= ${p.asked} then 0
                when open_during @> ${p.asked}::timestamptz then 1 else 2 end as openness
            from shop_listing
            where ${SCOPE_ROWS[kind](p)}
              and traits & ${p.allBits} = ${p.allBits} and (${p.anyBits} = 0 or traits & ${p.anyBits} <> 0)
              and (${p.matchingIds}::bigint[] is null or shop_id = any(${p.matchingIds}))
          ) as found
          where not (${p.isOpenWanted} and openness = 2)
          ${order}
          limit ${sql.lit(MOST_PINS + 1)}
        ) as shown`,
        { isRead: true },
      ),
    ]),
  ) as Record<Scope["kind"], PinsStatement>;

const anyPins = pinsStatements("pins", sql``);
/** Putting thousands in order takes as long as reading them, so only where there are too many. */
const bestPins = pinsStatements("best-pins", sql`order by rank desc, shop_id`);

/** What a map shows of the shops of a place that meet the filters; `total` counts those that were too many, too. */
export async function pinsIn(
  database: Database,
  { most = MOST_PINS, ...asked }: AskedShops & { most?: number | undefined },
): Promise<{ pins: Pin[]; total: number }> {
  const { scope, filters, near, now } = asked;
  const parameters = {
    ...scopeParameters(scope, near),
    ...bitsAsked(filters),
    matchingIds: await matchingIds(database, filters.q),
    isOpenWanted: filters.open !== null,
    asked: momentsOf(filters.open, now).asked,
  };
  const pins = await unpacked(anyPins[scope.kind].first(database, parameters));
  if (pins.length <= most) return { pins, total: pins.length };
  const best = await unpacked(bestPins[scope.kind].first(database, parameters));
  const { chosen } = siftListings(await foundListings(database, asked), filters);
  return { pins: best.slice(0, most), total: chosen.length };
}

async function unpacked(asked: ReturnType<PinsStatement["first"]>): Promise<Pin[]> {
  const rows = JSON.parse(`[${(await asked)?.packed ?? ""}]`) as PinRow[];
  return rows.map(pinOf);
}

function bitsAsked({ kinds, residents, amenities }: ShopFilters) {
  const residentsBit = residents ? RESIDENTS_BITS[residents] : 0;
  return { anyBits: bitsOf(KIND_BITS, kinds), allBits: residentsBit | bitsOf(AMENITY_BITS, amenities) };
}

/** The column `pin` of `shop_listing`, with the openness behind it. */
type PinRow = [
  id: number,
  traits: number,
  latitude: number,
  longitude: number,
  isSample: boolean,
  slug: string,
  name: string,
  openness: number,
];

function pinOf([id, traits, latitude, longitude, isSample, slug, name, openness]: PinRow): Pin {
  const kind = SHOP_KINDS.find((word) => (traits & KIND_BITS[word]) !== 0) ?? "coffeeshop";
  return {
    id,
    slug,
    name,
    latitude,
    longitude,
    kind,
    openness: OPENNESS_DIGITS[openness] as Openness,
    isSample,
  };
}

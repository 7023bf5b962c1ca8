import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Database } from "#platform/database/database.ts";
import { type Params, type Statement, statement } from "#platform/database/statement.ts";
import { type ListedShop, packedShops, unpackShops } from "./listed-shop.ts";

const PLACE_KINDS = ["city", "cell"] as const;

type PlaceKind = (typeof PLACE_KINDS)[number];

interface Remembered {
  fold: string;
  shops: readonly ListedShop[];
}

/** Some twenty megabytes. */
const MOST_SHOPS = 60_000;

/**
 * One cache for the whole process and every database: stamps are unique, so entries from a transaction that was rolled back, or
 * from another database, are never hit.
 */
const memory = new LRUCache<string, Remembered>({
  maxSize: MOST_SHOPS,
  sizeCalculation: ({ shops }) => shops.length + 1,
});

interface Parameters {
  ids: number[];
  /** The cached stamp of each, empty for none. */
  folds: string[];
}

interface ChangedPlace {
  id: number;
  fold: string;
  packed: string | null;
}

const ROWS_OF = {
  city: sql`city_id = asked.id`,
  cell: sql`cell = asked.id::integer`,
} as const satisfies Record<PlaceKind, unknown>;

/**
 * The places whose cached listings are stale, by a hash of their stamps; it is read together with the listings, so that no change
 * falls in between.
 */
const changedPlaces = Object.fromEntries(
  PLACE_KINDS.map((kind) => [
    kind,
    statement(
      `changed-places-${kind}`,
      (_, p: Params<Parameters>) => sql<ChangedPlace>`
        select asked.id, held.fold, ${packedShops(sql`where ${ROWS_OF[kind]} order by rank desc, sort_key, shop_id`)} as packed
        from unnest((select ${p.ids}::bigint[]), (select ${p.folds}::text[])) as asked (id, fold)
        cross join lateral (
          select concat_ws(' ', count(*), bit_xor(stamp)) as fold from shop_listing where ${ROWS_OF[kind]}
        ) as held
        where held.fold <> asked.fold`,
      { isRead: true },
    ),
  ]),
) as Record<PlaceKind, Statement<Parameters, ChangedPlace>>;

/** The listed shops of places, as they are now; only changed places are read again. */
export async function stampedShops(
  database: Database,
  { kind, ids }: { kind: PlaceKind; ids: number[] },
): Promise<readonly ListedShop[]> {
  const held = new Map(ids.map((id) => [id, memory.get(`${kind} ${id}`)]));
  const folds = ids.map((id) => held.get(id)?.fold ?? "");
  for (const { id, fold, packed } of await changedPlaces[kind].all(database, { ids, folds })) {
    const place = { fold, shops: unpackShops(packed) };
    held.set(id, place);
    memory.set(`${kind} ${id}`, place);
  }
  const all = [...held.values()].map((place) => place?.shops ?? []);
  return all.length === 1 ? (all[0] ?? []) : all.flat();
}

import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { ownHost } from "#features/claims/own-domain.ts";
import { LISTED_STATUSES } from "#features/shops/shop.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { DOUBLE_KINDS, type DoubleKind } from "../double.ts";
import { likelyDoubles, type LikelyDouble, type NamedThing } from "../likely-doubles.ts";
import { likelyShops, type PlacedShop } from "../likely-shops.ts";

/** The name of the task. */
export const FIND_DOUBLES = "find-doubles";

/** Pairs of a transaction, and things after which whoever waits for the process has a turn. */
const BATCH = 500;
const THINGS_A_TURN = 100;

/** Shops are compared by their places. */
type NamedKind = Exclude<DoubleKind, "shop">;

// The weed of a strain alone is one with another when the strains are: of these the strains are asked.
const things: Record<NamedKind, ReturnType<typeof statement<unknown, NamedThing>>> = {
  strain: statement(
    "strains-to-compare",
    () => sql<NamedThing>`
      select id, name, aliases, case when is_sample then 'sample' else 'real' end as "group", breeder_id::text as maker
      from strain where merged_into_id is null order by id`,
    { isRead: true },
  ),
  product: statement(
    "products-to-compare",
    () => sql<NamedThing>`
      select id, name, aliases, is_sample || type || coalesce(brand_id, 0) as "group", brand_id::text as maker
      from product
      where status in ('active', 'discontinued') and not (brand_id is null and type = 'weed' and strain_id is not null)
      order by id`,
    { isRead: true },
  ),
  // A licensed grower is another than whoever is none, as what is invented is.
  brand: statement(
    "brands-to-compare",
    () => sql<NamedThing>`
      select id, name, '{}'::text[] as aliases, is_sample || kind || is_licensed_grower as "group",
        case when not (is_sample or is_licensed_grower) then website end as maker
      from brand where status = 'active' order by id`,
    { isRead: true },
  ),
};

/** What the maker of each kind is. */
const MAKERS = { strain: "breeder", product: "brand", brand: "website" } as const;

// What was decided stays decided; of what waits the likeness is that of today.
const keep = statement(
  "keep-likely-doubles",
  (_, p: Params<{ kind: string; rows: string }>) => sql`
    insert into double_pair (kind, one_id, other_id, reasons, likeness)
    select ${p.kind}, row."oneId", row."otherId", row.reasons, row.likeness
    from jsonb_to_recordset(${p.rows}::jsonb) as row("oneId" bigint, "otherId" bigint, reasons text[], likeness integer)
    order by 2, 3
    on conflict (kind, one_id, other_id) do update set reasons = excluded.reasons, likeness = excluded.likeness
    where double_pair.state = 'open' and not 'said' = any(double_pair.reasons)
      and (double_pair.reasons, double_pair.likeness) is distinct from (excluded.reasons, excluded.likeness)`,
);

const waiting = statement(
  "pairs-that-wait",
  (_, p: Params<{ kind: string }>) => sql<{ id: number; oneId: number; otherId: number }>`
    select id, one_id as "oneId", other_id as "otherId" from double_pair
    where kind = ${p.kind} and state = 'open' and not 'said' = any(reasons)`,
  { isRead: true },
);

const drop = statement(
  "drop-pairs-no-more-alike",
  (_, p: Params<{ ids: number[] }>) => sql`
    delete from double_pair where id = any(${p.ids}::bigint[]) and state = 'open' and not 'said' = any(reasons)`,
);

/**
 * Looks for things that may be one, and keeps them as pairs for an admin; of those that are alike no more nobody is asked. In small
 * transactions, and with a turn for everybody else between.
 */
export async function findDoubles(database: Database): Promise<void> {
  for (const kind of DOUBLE_KINDS) {
    const found = await compare(await likelyOf(database, kind));
    for (let start = 0; start < found.length; start += BATCH)
      await keep.run(database, { kind, rows: JSON.stringify(found.slice(start, start + BATCH)) });
    const isFound = new Set(found.map(({ oneId, otherId }) => `${oneId} ${otherId}`));
    const ids = (await waiting.all(database, { kind })).flatMap(({ id, oneId, otherId }) =>
      isFound.has(`${oneId} ${otherId}`) ? [] : [id],
    );
    for (let start = 0; start < ids.length; start += BATCH)
      await drop.run(database, { ids: ids.slice(start, start + BATCH) });
  }
}

async function namedThings(database: Database, kind: NamedKind): Promise<NamedThing[]> {
  const named = await things[kind].all(database);
  if (kind !== "brand") return named;
  return named.map((brand) => ({ ...brand, maker: brand.maker && ownHost(brand.maker) }));
}

const shops = statement(
  "shops-to-compare",
  (_, p: Params<{ statuses: readonly string[] }>) => sql<PlacedShop>`
    select id, name, former_names as "formerNames", kind, is_sample as "isSample", street, house_number as "houseNumber", postcode,
      city_id as "cityId", latitude, longitude
    from shop where status = any(${p.statuses}::text[]) order by id`,
  { isRead: true },
);

async function likelyOf(database: Database, kind: DoubleKind): Promise<Iterable<LikelyDouble[]>> {
  if (kind === "shop") return likelyShops(await shops.all(database, { statuses: LISTED_STATUSES }));
  return likelyDoubles(await namedThings(database, kind), MAKERS[kind]);
}

async function compare(likely: Iterable<LikelyDouble[]>): Promise<LikelyDouble[]> {
  const found: LikelyDouble[] = [];
  let seen = 0;
  for (const doubles of likely) {
    found.push(...doubles);
    seen += 1;
    if (seen % THINGS_A_TURN === 0) await setImmediate();
  }
  return found;
}

import { type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { DOUBLE_KINDS, type DoubleKind } from "../double.ts";
import { MOVED, nameOf, type Reference } from "./references.ts";

type Move = Params<{ mergeId: number; fromId: number; toId: number }>;

const of = (row: string, column: string) => sql.ref(`${row}.${column}`);

/** What names a row, as JSON; of a moment its seconds, which no time zone changes. */
function keyOf({ key, moments = [] }: Reference, row: string) {
  const parts = key.map((column) =>
    moments.includes(column) ? sql`extract(epoch from ${of(row, column)})` : of(row, column),
  );
  return sql`jsonb_build_array(${sql.join(parts)})`;
}

/** The one that goes and the one that stays: of a merge, or of each row of many. */
interface Two {
  fromId: unknown;
  toId: unknown;
}

function isOfNothingMerged({ within }: Reference) {
  return within
    ? sql`not exists (
        select from ${sql.table(within.table)} as whole
        where whole.id = ${of("item", within.column)} and whole.merged_into_id is not null)`
    : sql`true`;
}

/** Whether a row may belong to the other: it has no twin there, and is not the other itself. */
function mayMove({ table, column, twins, notOf }: Reference, p: Two) {
  const isTwin = (twins ?? []).map((name) => sql`${of("twin", name)} = ${of("item", name)}`);
  const ofOther = sql`${of("twin", column)} = ${p.toId}`;
  const hasNoTwin = twins
    ? sql`not exists (
        select from ${sql.table(table)} as twin where ${sql.join([ofOther, ...isTwin], sql` and `)})`
    : sql`true`;
  return notOf ? sql`${hasNoTwin} and ${of("item", notOf)} <> ${p.toId}` : hasNoTwin;
}

const statementsOf = (kind: DoubleKind, reference: Reference) => {
  const { table, column, written = column, isAsked = false, place } = reference;
  const name = `${kind}-${nameOf(reference).replaceAll(/[._]/g, "-")}`;
  const keep = (p: Move) => sql`
    insert into item_move (merge_id, reference, key)
    select ${p.mergeId}::bigint, ${sql.lit(nameOf(reference))}, key from moved`;
  const kept = (p: Move) => sql`
    select key from item_move where merge_id = ${p.mergeId} and reference = ${sql.lit(nameOf(reference))}`;
  return {
    isAsked,
    out: statement(`move-${name}`, (_, p: Move) =>
      place
        ? sql`${behindTheOthers({ ...reference, place }, p)} ${keep(p)}`
        : sql`
          with moved as (
            update ${sql.table(table)} as item set ${sql.ref(written)} = ${p.toId}
            where ${of("item", column)} = ${p.fromId} and ${mayMove(reference, p)} and ${isOfNothingMerged(reference)}
            returning ${keyOf(reference, "item")} as key
          ) ${keep(p)}`,
    ),
    back: statement(`return-${name}`, (_, p: Move) =>
      place
        ? whereTheyStood({ ...reference, place }, p, kept(p))
        : sql`
          update ${sql.table(table)} as item set ${sql.ref(written)} = ${p.toId}
          where ${of("item", column)} = ${p.fromId} and ${mayMove(reference, p)}
            and ${keyOf(reference, "item")} in (${kept(p)})`,
    ),
  };
};

type Placed = Reference & Required<Pick<Reference, "place">>;

const lastPlace = ({ table, column, place }: Placed, p: Two) => sql`(
  select coalesce(max(${of("other", place.column)}), 0) from ${sql.table(table)} as other
  where ${of("other", column)} = ${p.toId})`;

function behindTheOthers(reference: Placed, p: Move) {
  const { table, column, key, place } = reference;
  const [id = ""] = key;
  return sql`
    with standing as (
      select ${of("item", id)} as id, ${keyOf(reference, "item")} as key,
        ${lastPlace(reference, p)} + row_number() over (order by ${of("item", place.column)}) as place
      from ${sql.table(table)} as item
      where ${of("item", column)} = ${p.fromId} and ${mayMove(reference, p)}
    ), moved as (
      update ${sql.table(table)} as item set ${sql.ref(column)} = ${p.toId}, ${sql.ref(place.column)} = standing.place
      from standing
      where ${of("item", column)} = ${p.fromId} and ${of("item", id)} = standing.id and standing.place <= ${sql.lit(place.most)}
      returning standing.key
    )`;
}

function whereTheyStood(reference: Placed, p: Move, kept: RawBuilder<unknown>) {
  const { table, column, key, place } = reference;
  const [id = ""] = key;
  return sql`
    update ${sql.table(table)} as item set ${sql.ref(column)} = ${p.toId}, ${sql.ref(place.column)} = (kept.key ->> 1)::integer
    from (${kept}) as kept
    where ${of("item", column)} = ${p.fromId} and to_jsonb(${of("item", id)}) = kept.key -> 0 and ${mayMove(reference, p)}`;
}

const STATEMENTS = Object.fromEntries(
  DOUBLE_KINDS.map((kind) => [kind, MOVED[kind].map((reference) => statementsOf(kind, reference))]),
) as Record<DoubleKind, ReturnType<typeof statementsOf>[]>;

interface MovedItems {
  kind: DoubleKind;
  mergeId: number;
  winnerId: number;
  loserId: number;
}

interface MergedItems extends MovedItems {
  /** Whether whoever speaks for the loser speaks for the winner from here on. */
  withPeople: boolean;
}

/**
 * Everything in the database that is about the loser is about the winner from here on. What both have once a person or a shop stays
 * with the loser, unseen, so nothing is lost.
 */
export async function moveReferences(tx: Database, merged: MergedItems) {
  const { kind, mergeId, winnerId, loserId, withPeople } = merged;
  for (const { out, isAsked } of STATEMENTS[kind])
    if (withPeople || !isAsked) await out.run(tx, { mergeId, fromId: loserId, toId: winnerId });
}

/** What had moved, and is there still, goes back; what came since stays. The last first. */
export async function returnReferences(tx: Database, { kind, mergeId, winnerId, loserId }: MovedItems) {
  for (const { back } of STATEMENTS[kind].toReversed())
    await back.run(tx, { mergeId, fromId: winnerId, toId: loserId });
}

// What `out` would move of a reference, and what it would leave beside it.
function countOf(reference: Reference, two: Two) {
  const { table, column, place } = reference;
  const free = sql`count(*) filter (where standing.is_free)`;
  const moves = place
    ? sql`least(${free}, greatest(${sql.lit(place.most)} - ${lastPlace({ ...reference, place }, two)}, 0))`
    : free;
  return sql`
    select ${sql.lit(nameOf(reference))} as reference, ${moves} as moves, count(*) as "all"
    from (
      select ${mayMove(reference, two)} as is_free from ${sql.table(table)} as item
      where ${of("item", column)} = ${two.fromId} and ${isOfNothingMerged(reference)}) as standing`;
}

export interface ReferenceCount {
  /** Which of the asked, from 1. */
  place: number;
  reference: string;
  moveCount: number;
  asideCount: number;
}

const counting = (kind: DoubleKind) => {
  const two = { fromId: sql.ref("two.from_id"), toId: sql.ref("two.to_id") };
  const counts = MOVED[kind].map((reference) => countOf(reference, two));
  return statement(
    `count-what-moves-of-${kind}`,
    (_, p: Params<{ fromIds: number[]; toIds: number[] }>) => sql<ReferenceCount>`
      select two.place::integer as place, reference, moves::integer as "moveCount", ("all" - moves)::integer as "asideCount"
      from unnest(${p.fromIds}::bigint[], ${p.toIds}::bigint[]) with ordinality as two(from_id, to_id, place)
      cross join lateral (${sql.join(counts, sql` union all `)}) as counted
      where "all" > 0`,
    { isRead: true },
  );
};

/** What a merge would move of each reference and what it would keep aside, counted by what `moveReferences` moves by. */
export const COUNT_REFERENCES = Object.fromEntries(
  DOUBLE_KINDS.map((kind) => [kind, counting(kind)]),
) as Record<DoubleKind, ReturnType<typeof counting>>;

import { sql } from "kysely";
import { revOf } from "#features/dashboard/server/rev-of.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { DOUBLE_KINDS, type DoubleItem, type DoubleKind, type DoublePair } from "../double.ts";
import { itemOfPair, keptAside } from "./pairs-sql.ts";

/** Pairs on a page: each shows two things whole. */
const PAGE_SIZE = 20;

type PairRow = Omit<DoublePair, "rev" | "_id" | "kind"> & { id: number };

const pairOf = (kind: DoubleKind) => sql`
  select pair.id, pair.reasons, pair.likeness, ${itemOfPair(kind, sql`pair.one_id`)} as one,
    ${itemOfPair(kind, sql`pair.other_id`)} as other, ${keptAside(kind)} as "keptAside"`;

const isMerged = (kind: DoubleKind) => sql`exists (
  select from ${sql.table(kind)} as item
  where item.id in (pair.one_id, pair.other_id) and item.merged_into_id is not null)`;

const isThere = (kind: DoubleKind) => sql`(
  select count(*) from ${sql.table(kind)} as item where item.id in (pair.one_id, pair.other_id)) = 2`;

const statementsOf = (kind: DoubleKind) => ({
  page: statement(
    `${kind}-pairs-to-decide`,
    (_, p: Params<{ offset: number; size: number }>) => sql<PairRow>`
      ${pairOf(kind)}
      from (
        select id, reasons, likeness, one_id, other_id from double_pair as pair
        where pair.kind = ${sql.lit(kind)} and pair.state = 'open' and ${isThere(kind)} and not ${isMerged(kind)}
        order by pair.likeness desc, pair.id limit ${p.size} offset ${p.offset}
      ) as pair
      order by pair.likeness desc, pair.id`,
    { isRead: true },
  ),
  total: statement(
    `count-${kind}-pairs-to-decide`,
    () => sql<{ total: number }>`
      select count(*)::integer as total from double_pair as pair
      where pair.kind = ${sql.lit(kind)} and pair.state = 'open' and ${isThere(kind)} and not ${isMerged(kind)}`,
    { isRead: true },
  ),
  one: statement(
    `${kind}-pair-by-id`,
    (_, p: Params<{ id: number }>) => sql<PairRow>`
      ${pairOf(kind)} from double_pair as pair
      where pair.id = ${p.id} and ${isThere(kind)} and not ${isMerged(kind)}`,
    { isRead: true },
  ),
});

const STATEMENTS = Object.fromEntries(DOUBLE_KINDS.map((kind) => [kind, statementsOf(kind)])) as Record<
  DoubleKind,
  ReturnType<typeof statementsOf>
>;

function pairOfRow(kind: DoubleKind, { id, ...row }: PairRow): DoublePair {
  const pair = { _id: String(id), kind, ...row };
  return { ...pair, rev: revOf({ kind, one: factsOf(row.one), other: factsOf(row.other) }) };
}

/** What somebody decides by. The counts move all day, and decide nothing. */
function factsOf(item: DoubleItem) {
  return { ...item, counts: null };
}

/** The pairs of a kind that wait for a decision, those written most alike first. */
export async function doublesIn(database: Database, { kind, page }: { kind: DoubleKind; page: number }) {
  const { page: pageOf, total } = STATEMENTS[kind];
  const rows = await pageOf.all(database, { offset: (page - 1) * PAGE_SIZE, size: PAGE_SIZE });
  const items = rows.map((row) => pairOfRow(kind, row));
  return { items, total: (await total.first(database))?.total ?? 0, page };
}

const kindOf = statement(
  "kind-of-open-pair",
  (_, p: Params<{ id: number }>) => sql<{ kind: DoubleKind }>`
    select kind from double_pair where id = ${p.id} and state = 'open'`,
  { isRead: true },
);

/** One pair that waits, of whatever kind; undefined when it is decided, or one of the two is gone or merged. */
export async function doubleOfAnyKind(
  database: Database,
  { id }: { id: number },
): Promise<DoublePair | undefined> {
  const row = await kindOf.first(database, { id });
  return row && doubleById(database, { kind: row.kind, id });
}

/** One pair as it stands; undefined when one of the two is gone or merged. */
export async function doubleById(
  database: Database,
  { kind, id }: { kind: DoubleKind; id: number },
): Promise<DoublePair | undefined> {
  const row = await STATEMENTS[kind].one.first(database, { id });
  return row && pairOfRow(kind, row);
}

import { sql } from "kysely";
import { revOf } from "#features/dashboard/server/rev-of.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { DOUBLE_KINDS, type DoubleItem, type DoubleKind, type DoublePair, type Going } from "../double.ts";
import { itemOfPair } from "./pairs-sql.ts";
import { whatGoes } from "./what-goes.ts";

/** Pairs on a page: each shows two things whole. */
const PAGE_SIZE = 20;

type ItemRow = Omit<DoubleItem, "goes">;

type PairRow = Pick<DoublePair, "reasons" | "likeness"> & { id: number; one: ItemRow; other: ItemRow };

const pairOf = (kind: DoubleKind) => sql`
  select pair.id, pair.reasons, pair.likeness, ${itemOfPair(kind, sql`pair.one_id`)} as one,
    ${itemOfPair(kind, sql`pair.other_id`)} as other`;

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

/** With what goes along whichever of the two goes. */
async function pairsOf(database: Database, kind: DoubleKind, rows: PairRow[]): Promise<DoublePair[]> {
  const ways = rows.flatMap(({ one, other }) => {
    const [oneId, otherId] = [Number(one["_id"]), Number(other["_id"])];
    return [
      { loserId: oneId, winnerId: otherId },
      { loserId: otherId, winnerId: oneId },
    ];
  });
  const goes = await whatGoes(database, kind, ways);
  return rows.map(({ id, one, other, ...row }, place) => ({
    _id: String(id),
    rev: revOf({ kind, one: factsOf(one), other: factsOf(other) }),
    kind,
    ...row,
    one: { ...one, goes: goes[2 * place] as Going },
    other: { ...other, goes: goes[2 * place + 1] as Going },
  }));
}

/** What somebody decides by. The counts move all day, and decide nothing. */
function factsOf(item: ItemRow) {
  return { ...item, counts: null };
}

/** The pairs of a kind that wait for a decision, those written most alike first. */
export async function doublesIn(database: Database, { kind, page }: { kind: DoubleKind; page: number }) {
  const { page: pageOf, total } = STATEMENTS[kind];
  const rows = await pageOf.all(database, { offset: (page - 1) * PAGE_SIZE, size: PAGE_SIZE });
  const items = await pairsOf(database, kind, rows);
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
  return row && (await pairsOf(database, kind, [row]))[0];
}

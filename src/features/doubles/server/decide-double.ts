import { sql } from "kysely";
import type { Admin } from "#features/accounts/server/members.ts";
import { record } from "#features/audit/server/record.ts";
import { DECIDED_ALREADY } from "#features/dashboard/call-refusals.ts";
import { refuseOwnBusiness } from "#features/dashboard/server/own-business.ts";
import { keepToSamples } from "#features/dashboard/server/keep-to-samples.ts";
import { withdrawNoticesOf } from "#features/notifications/server/tell-of-item.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, Invalid, NotFound, Stale } from "#platform/errors/errors.ts";
import { MERGED_ALREADY, NOT_OF_PAIR, SAMPLE_AND_REAL, OTHER_TYPE, SAME_THING } from "../call-refusals.ts";
import { CHOSEN_FIELDS, type DoubleKind, type DoublePair, type MergeDecision } from "../double.ts";
import { doubleById } from "./doubles-in.ts";
import { type HeldItem, holdItems } from "./double-items.ts";
import { mergeItems } from "./merge-items.ts";
import { mergesIn } from "./merges-in.ts";
import { speakersOfPair, subjectOfMerge, tellOfMerge } from "./tell-of-merge.ts";
import { undoMerge } from "./undo-merge.ts";

interface HeldPair {
  kind: DoubleKind;
  oneId: number;
  otherId: number;
  state: "open" | "notSame" | "merged";
  decidedBy: string | null;
}

const holdPair = statement(
  "hold-double-pair",
  (_, p: Params<{ id: number }>) => sql<HeldPair>`
    select pair.kind, pair.one_id as "oneId", pair.other_id as "otherId", pair.state, account.name as "decidedBy"
    from double_pair as pair left join account on account.id = pair.decided_by
    where pair.id = ${p.id} for update of pair`,
);

const settlePair = statement(
  "settle-double-pair",
  (_, p: Params<{ id: number; state: string; by: number; now: Date }>) => sql`
    update double_pair set state = ${p.state}, decided_by = ${p.by}, decided_at = ${p.now}::timestamptz
    where id = ${p.id}`,
);

const reopenPair = statement(
  "reopen-double-pair",
  (_, p: Params<{ mergeId: number }>) => sql`
    update double_pair set state = 'open', decided_by = null, decided_at = null
    where id = (select pair_id from item_merge where id = ${p.mergeId}) and state = 'merged'`,
);

interface Decision {
  id: number;
  rev: string;
  changes: MergeDecision | { decision: "notSame" };
  now: Date;
}

/**
 * What an admin says of two that may be one: they are not, which is never asked again, or they are, and become one.
 * @returns the id of the merge
 * @throws NotFound; Conflict when it was decided before or cannot be; Stale with the pair when one of the two changed since `rev`;
 * Invalid for a field that such things have not; NotAllowed for somebody invented about what is not, and for whoever speaks for one
 */
export async function decideDouble(
  tx: Database,
  admin: Admin,
  { id, rev, changes, now }: Decision,
): Promise<{ mergeId?: number }> {
  const pair = await holdPair.first(tx, { id });
  if (!pair) throw new NotFound("_id");
  const { kind, oneId, otherId, state, decidedBy } = pair;
  if (state !== "open") throw new Conflict("_id", DECIDED_ALREADY.with({ name: decidedBy }));
  const held = await holdItems(tx, kind, [oneId, otherId]);
  if (held.length < 2) throw new NotFound("_id");
  if (held.some(({ mergedIntoId }) => mergedIntoId !== null)) throw new Conflict("_id", MERGED_ALREADY.msg);
  const current = await doubleById(tx, { kind, id });
  if (!current) throw new NotFound("_id");
  if (current.rev !== rev) throw new Stale(current);
  await keepToSamples(tx, admin, { isSample: held.every(({ isSample }) => isSample) });
  await refuseOwnOf(tx, admin, { kind, ids: [oneId, otherId] });
  const by = { actorId: admin.accountId, actorRole: "admin", targetType: kind } as const;
  if (changes.decision === "notSame") {
    await settlePair.run(tx, { id, state: "notSame", by: admin.accountId, now });
    await record(tx, { ...by, action: "keepApart", targetId: oneId, details: { otherId } });
    return {};
  }
  const { winner, loser } = sidesOf(held, changes);
  const { taken, people } = changes;
  refuseUnknownFields(kind, taken);
  const merge = { kind, winner, loser, taken, withPeople: people, by: admin.accountId, now, pairId: id };
  const speakers = await speakersOfPair(tx, { kind, ids: [winner.id, loser.id] });
  const mergeId = await mergeItems(tx, { ...merge, withinId: null });
  await tellOfMerge(tx, { ...merge, mergeId, speakers });
  await settlePair.run(tx, { id, state: "merged", by: admin.accountId, now });
  await record(tx, {
    ...by,
    action: "merge",
    targetId: winner.id,
    details: { loserId: loser.id, mergeId, taken, ...(people && { people }) },
  });
  return { mergeId };
}

/** A strain is nobody's. @throws NotAllowed */
async function refuseOwnOf(
  tx: Database,
  admin: Admin,
  { kind, ids }: { kind: DoubleKind; ids: number[] },
): Promise<void> {
  if (kind === "strain") return;
  for (const id of ids)
    await refuseOwnBusiness(tx, admin, { authorId: null, item: { type: kind, id }, param: "_id" });
}

function sidesOf(held: HeldItem[], { winner: winnerId }: MergeDecision) {
  const winner = held.find((item) => item.id === winnerId);
  const loser = held.find((item) => item.id !== winnerId);
  if (!winner || !loser) throw new Invalid([{ msg: NOT_OF_PAIR.msg, param: "winner" }]);
  return { winner, loser };
}

function refuseUnknownFields(kind: DoubleKind, taken: readonly string[]): void {
  const known: readonly string[] = CHOSEN_FIELDS[kind];
  if (!taken.every((field) => known.includes(field)))
    throw new Invalid([{ msg: "Must be fields of the two", param: "taken" }]);
}

const insertPair = statement(
  "say-double-pair",
  (_, p: Params<{ kind: string; oneId: number; otherId: number }>) => sql<{ id: number }>`
    insert into double_pair (kind, one_id, other_id, reasons, likeness)
    values (${p.kind}, least(${p.oneId}::bigint, ${p.otherId}::bigint), greatest(${p.oneId}::bigint, ${p.otherId}::bigint),
      '{said}', 100)
    on conflict (kind, one_id, other_id) do update set state = 'open', decided_at = null, decided_by = null,
      reasons = case when 'said' = any(double_pair.reasons) then double_pair.reasons
        else double_pair.reasons || '{said}'::text[] end
    returning id`,
);

/**
 * An admin holds two for one that no task has found, or says anew what was decided otherwise.
 * @throws NotFound when one is not there; Conflict when they can't be one
 */
export async function sayDouble(
  tx: Database,
  admin: Admin,
  { kind, one, other }: { kind: DoubleKind; one: number; other: number },
): Promise<DoublePair> {
  if (one === other) throw new Conflict("other", SAME_THING.msg);
  const held = await holdItems(tx, kind, [one, other]);
  const [first, second] = held;
  if (!first || !second) throw new NotFound(held[0]?.id === one ? "other" : "one");
  if (held.some(({ mergedIntoId, status }) => mergedIntoId !== null || status === "merged"))
    throw new Conflict("other", MERGED_ALREADY.msg);
  if (first.isSample !== second.isSample) throw new Conflict("other", SAMPLE_AND_REAL.msg);
  if (first.type !== second.type) throw new Conflict("other", OTHER_TYPE.msg);
  await keepToSamples(tx, admin, { isSample: first.isSample });
  const { id } = (await insertPair.first(tx, { kind, oneId: one, otherId: other })) as { id: number };
  const said = await doubleById(tx, { kind, id });
  if (!said) throw new NotFound("one");
  return said;
}

/**
 * Undoes a merge of the last thirty days.
 * @throws NotFound; Stale when something was written about the winner since whoever undoes looked; Conflict when a later one is first;
 * NotAllowed for whoever speaks for one of the two
 */
export async function takeMergeBack(
  tx: Database,
  admin: Admin,
  { id, rev, now }: { id: number; rev: string; now: Date },
): Promise<void> {
  const [current] = await mergesIn(tx, { id, now });
  if (!current) throw new NotFound("_id");
  if (current.rev !== rev) throw new Stale(current);
  await reopenPair.run(tx, { mergeId: id });
  const { kind, winnerId, loserId } = await undoMerge(tx, { id, now });
  await refuseOwnOf(tx, admin, { kind, ids: [winnerId, loserId] });
  await withdrawNoticesOf(tx, subjectOfMerge(id));
  const [winner] = await holdItems(tx, kind, [winnerId]);
  await keepToSamples(tx, admin, { isSample: winner?.isSample ?? false });
  await record(tx, {
    actorId: admin.accountId,
    actorRole: "admin",
    action: "unmerge",
    targetType: kind,
    targetId: winnerId,
    details: { loserId, mergeId: id },
  });
}

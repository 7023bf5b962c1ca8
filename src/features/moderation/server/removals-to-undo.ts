import { sql } from "kysely";
import type { Admin } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Removal } from "../removal.ts";
import type { ReportTarget } from "../report.ts";
import { isStillAway } from "./still-away-sql.ts";

const isStanding = sql`removal.outcome = 'removed'
  and not exists (select from decision as undone where undone.appealed_id = removal.id)
  and ${isStillAway(sql`removal.target_type`, sql`removal.target_id`, sql`removal.id`)}`;

const isNotAppealed = sql<boolean>`not exists (
  select from appeal where appeal.decision_id = removal.id and appeal.state = 'open')`;

const isToUndo = sql`${isStanding} and ${isNotAppealed}`;

const amongDecisions = statement(
  "removals-to-undo-among",
  (_, p: Params<{ ids: number[] }>) => sql<{ id: number }>`
    select removal.id from decision as removal where removal.id = any(${p.ids}::bigint[]) and ${isToUndo} order by removal.id`,
  { isRead: true },
);

const ofThing = statement(
  "removals-to-undo-of",
  (_, p: Params<{ type: string; id: number }>) => sql<{ id: number }>`
    select removal.id from decision as removal
    where removal.target_type = ${p.type} and removal.target_id = ${p.id}::bigint and ${isToUndo} order by removal.id desc`,
  { isRead: true },
);

const standingRemoval = statement(
  "standing-removal-of",
  (_, p: Params<{ type: string; id: number }>) => sql<Removal>`
    select removal.id::text as "decisionId", removal.reason, removal.explanation, not ${isNotAppealed} as "isAppealed"
    from decision as removal
    where removal.target_type = ${p.type} and removal.target_id = ${p.id}::bigint and ${isStanding}
    order by removal.id desc limit 1`,
  { isRead: true },
);

/** Why something is away, for whoever it belongs to and for admins; null for what is not. */
export async function removalOf(database: Database, { type, id }: ReportTarget): Promise<Removal | null> {
  return (await standingRemoval.first(database, { type, id })) ?? null;
}

const asIds = (rows: { id: number }[]) => rows.map(({ id }) => String(id));

/** Which of these decisions took something away that `restoreRemoved` would put back. */
export async function removalsAmong(
  database: Database,
  _: Admin,
  { ids }: { ids: readonly number[] },
): Promise<string[]> {
  return ids.length === 0 ? [] : asIds(await amongDecisions.all(database, { ids: [...ids] }));
}

/** The decisions that took this away, or reset it, and can be undone; the last first. */
export async function removalsOf(
  database: Database,
  _: Admin,
  { type, id }: ReportTarget,
): Promise<string[]> {
  return asIds(await ofThing.all(database, { type, id }));
}

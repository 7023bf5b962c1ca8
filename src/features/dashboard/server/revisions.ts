import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { FieldValues } from "../field.ts";
import type { Revision } from "../revision.ts";

/** What the dashboard edits and can take back. */
export type RevisedType = "deal" | "shop" | "menu" | "job" | "photos";

const insertRevision = statement(
  "keep-revision",
  (_, p: Params<{ type: string; id: number; stood: string; accountId: number; now: Date }>) => sql`
    insert into revision (target_type, target_id, stood, saved_by, replaced_at)
    values (${p.type}, ${p.id}, ${p.stood}::jsonb, ${p.accountId}, ${p.now})`,
);

/** Keeps all fields of a thing as they stood before a save. */
export async function keepRevision(
  tx: Database,
  { type, id, stood, by, now }: { type: RevisedType; id: number; stood: object; by: Member; now: Date },
): Promise<void> {
  await insertRevision.run(tx, { type, id, stood: JSON.stringify(stood), accountId: by.accountId, now });
}

const latestRevisions = statement(
  "latest-revisions",
  (_, p: Params<{ type: string; id: number; most: number }>) => sql<{
    id: number;
    at: Date;
    by: string | null;
    stood: FieldValues;
  }>`
    select revision.id, revision.replaced_at as at, account.name as by, revision.stood
    from revision left join account on account.id = revision.saved_by
    where revision.target_type = ${p.type} and revision.target_id = ${p.id}
    order by revision.id desc limit ${p.most}`,
  { isRead: true },
);

const MOST_REVISIONS = 50;

/** What stood before the latest saves of a thing, the latest first. */
export async function revisionsOf(
  database: Database,
  of: { type: RevisedType; id: number },
): Promise<Revision[]> {
  const rows = await latestRevisions.all(database, { ...of, most: MOST_REVISIONS });
  return rows.map(({ at, ...revision }) => ({ ...revision, at: at.toISOString() }));
}

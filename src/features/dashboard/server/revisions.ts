import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { FieldValues } from "../field.ts";
import type { Revision } from "../revision.ts";

/** What the dashboard edits and can take back. */
export type RevisedType =
  | "answer"
  | "brand"
  | "brandPhotos"
  | "city"
  | "deal"
  | "issue"
  | "shop"
  | "menu"
  | "job"
  | "photos"
  | "post"
  | "product"
  | "productPhotos"
  | "strain"
  | "word";

/** What is taken from people part by part: a group of facts and a line of the menu of a shop, a fact of a product and of a strain. */
export type RevisedPart = "facts" | "line" | "product" | "strain";

interface Kept {
  type: string;
  id: number;
  part: string | null;
  stood: string | null;
  accountId: number | null;
  isTrial: boolean;
  /** Null for the moment of the transaction. */
  replacedAt: Date | null;
}

const insertRevision = statement(
  "keep-revision",
  (_, p: Params<Kept>) => sql`
    insert into revision (target_type, target_id, part, stood, saved_by, is_trial, replaced_at)
    values (${p.type}, ${p.id}, ${p.part}, ${p.stood}::jsonb, ${p.accountId}, ${p.isTrial},
      coalesce(${p.replacedAt}::timestamptz, now()))`,
);

/** Keeps all fields of a thing as they stood before a save. */
export async function keepRevision(
  tx: Database,
  { type, id, stood, by, now }: { type: RevisedType; id: number; stood: object; by: Member; now: Date },
): Promise<void> {
  const kept = { type, id, part: null, stood: JSON.stringify(stood), accountId: by.accountId };
  await insertRevision.run(tx, { ...kept, isTrial: false, replacedAt: now });
}

export interface ReplacedPart {
  type: RevisedPart;
  /** Of the shop, the product or the strain. */
  id: number;
  /** The name of the group or of the fact, or the number of the line. */
  part: string;
  /** Null for a line that was not there. */
  stood: object | null;
  /** Whose word takes its place. */
  accountId: number;
  /** Of something real, by somebody invented: `demo remove` puts it back. */
  isTrial: boolean;
}

/** Keeps a part of a thing as it stood, at the moment of the transaction, by which a change of a menu finds whose word it was. */
export async function keepPart(tx: Database, { stood, ...replaced }: ReplacedPart): Promise<void> {
  await insertRevision.run(tx, { ...replaced, stood: stood && JSON.stringify(stood), replacedAt: null });
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
      and revision.part is null
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

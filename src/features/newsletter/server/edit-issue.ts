import { type Admin, asAdmin, type Member } from "#features/accounts/server/members.ts";
import type { GivenFields } from "#features/dashboard/field.ts";
import { isInvented } from "#features/dashboard/server/keep-to-samples.ts";
import { recordOf } from "#features/dashboard/server/record-of.ts";
import { removeWithRev } from "#features/dashboard/server/remove-with-rev.ts";
import { withRev } from "#features/dashboard/server/with-rev.ts";
import { NOT_IN_THIS_STATE } from "#features/news/call-refusals.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict } from "#platform/errors/errors.ts";
import { sql } from "kysely";
import { HAS_BEGUN } from "../call-refusals.ts";
import { ISSUE_MOVES, type IssueStep, type IssueToEdit, type IssueValues } from "../issue.ts";
import { ISSUE_FIELDS } from "../issue-fields.ts";
import { beginDeliveries, goOnSending } from "./begin-deliveries.ts";
import { issueToEdit } from "./issues-to-edit.ts";
import { askForTry } from "./send-issue-try.ts";

type GivenIssue = GivenFields<typeof ISSUE_FIELDS>;

/** What an admin saves of an issue: fields, and a step of its state. */
export interface IssueChanges extends Partial<GivenIssue> {
  step?: IssueStep | undefined;
}

type IssueColumns = Params<{ subject: string; body: string; sendsEnglish: boolean; now: Date }>;

const insertIssue = statement(
  "insert-issue",
  (_, p: IssueColumns & Params<{ isSample: boolean }>) => sql<{ id: number }>`
    insert into newsletter_issue (subject, body, sends_english, is_sample, updated_at)
    values (${p.subject}::jsonb, ${p.body}::jsonb, ${p.sendsEnglish}::boolean, ${p.isSample}::boolean, ${p.now}::timestamptz)
    returning id`,
);

const updateIssue = statement(
  "save-issue",
  (_, p: IssueColumns & Params<{ id: number }>) => sql`
    update newsletter_issue set subject = ${p.subject}::jsonb, body = ${p.body}::jsonb,
      sends_english = ${p.sendsEnglish}::boolean, updated_at = ${p.now}::timestamptz
    where id = ${p.id}`,
);

const columnsOf = ({ subject, body, sendsEnglish }: GivenIssue, now: Date) => ({
  subject: JSON.stringify(subject),
  body: JSON.stringify(body),
  sendsEnglish,
  now,
});

/**
 * Adds an issue as a draft, inside of the caller's transaction. What somebody invented writes is invented, and goes to nobody else.
 * @throws NotAllowed for whoever is no admin
 */
export async function newIssue(
  tx: Database,
  member: Member,
  given: GivenIssue,
  { now }: { now: Date },
): Promise<IssueToEdit> {
  const admin = asAdmin(member);
  const isSample = await isInvented(tx, admin);
  const { id } = (await insertIssue.first(tx, { ...columnsOf(given, now), isSample })) as { id: number };
  await recordOf(tx, admin, { action: "add", type: "issue", id });
  return (await issueToEdit(tx, admin, { id })) as IssueToEdit;
}

/**
 * Saves fields of an issue and takes a step of its state, inside of the caller's transaction.
 * @throws NotFound; Stale; Conflict where it can't be moved so, has begun, or nobody would get it
 */
export async function editIssue(
  tx: Database,
  member: Member,
  { id, rev, changes }: { id: number; rev: string; changes: IssueChanges },
  { now }: { now: Date },
): Promise<IssueToEdit> {
  const { step, ...given } = changes;
  const admin = asAdmin(member);
  const saved = await withRev<IssueValues>(tx, {
    type: "issue",
    id,
    rev,
    by: admin,
    role: "admin",
    now,
    isSample: ({ shown }) => shown["isSample"] === true,
    fields: ISSUE_FIELDS,
    read: (inside) => lockedIssue(inside, admin, { id }),
    write: async (inside, before) => {
      const { values, shown } = before as IssueToEdit;
      if (Object.keys(given).length > 0) {
        if (shown.state !== "draft") throw new Conflict("state", HAS_BEGUN.msg);
        await updateIssue.run(inside, { id, ...columnsOf({ ...values, ...given }, now) });
      }
      if (step) await takeStep(inside, admin, { id, step, now });
    },
  });
  return saved as IssueToEdit;
}

const moveIssue = statement(
  "move-issue",
  (_, p: Params<{ id: number; from: string; to: string; now: Date }>) => sql`
    update newsletter_issue
    set state = ${p.to}, updated_at = ${p.now}::timestamptz, begun_at = coalesce(begun_at, ${p.now}::timestamptz)
    where id = ${p.id} and state = ${p.from}`,
);

async function takeStep(
  tx: Database,
  admin: Admin,
  { id, step, now }: { id: number; step: IssueStep; now: Date },
): Promise<void> {
  if (step === "try") return askForTry(tx, admin, { issueId: id, now });
  const { from, to } = ISSUE_MOVES[step];
  if ((await moveIssue.run(tx, { id, from, to, now })) === 0)
    throw new Conflict("state", NOT_IN_THIS_STATE.msg);
  if (step === "send") await beginDeliveries(tx, (await issueToEdit(tx, admin, { id })) as IssueToEdit);
  if (to === "sending") await goOnSending(tx);
}

const deleteIssue = statement("delete-issue", (db, p: Params<{ id: number }>) =>
  db.deleteFrom("newsletter_issue").where("id", "=", p.id),
);

/**
 * Removes a draft. What was sent stays, so that one can look up what people were told.
 * @throws NotFound; Stale; Conflict
 */
export async function removeIssue(
  tx: Database,
  member: Member,
  { id, rev }: { id: number; rev: string },
): Promise<void> {
  const admin = asAdmin(member);
  await removeWithRev(tx, {
    type: "issue",
    id,
    rev,
    by: admin,
    read: (inside) => lockedIssue(inside, admin, { id }),
    remove: async (inside, { shown }) => {
      if (shown.state !== "draft") throw new Conflict("state", HAS_BEGUN.msg);
      await deleteIssue.run(inside, { id });
    },
  });
}

const lockIssue = statement("lock-issue", (db, p: Params<{ id: number }>) =>
  db.selectFrom("newsletter_issue").select("id").where("id", "=", p.id).forUpdate(),
);

async function lockedIssue(
  tx: Database,
  member: Member,
  asked: { id: number },
): Promise<IssueToEdit | undefined> {
  await lockIssue.first(tx, asked);
  return issueToEdit(tx, member, asked);
}

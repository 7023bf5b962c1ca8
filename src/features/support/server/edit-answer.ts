import { sql } from "kysely";
import { asAdmin, type Member } from "#features/accounts/server/members.ts";
import type { GivenFields } from "#features/dashboard/field.ts";
import { isInvented } from "#features/dashboard/server/keep-to-samples.ts";
import { recordOf } from "#features/dashboard/server/record-of.ts";
import { removeWithRev } from "#features/dashboard/server/remove-with-rev.ts";
import { withRev } from "#features/dashboard/server/with-rev.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Invalid } from "#platform/errors/errors.ts";
import { LOCALES } from "#platform/i18n/locales.ts";
import { CALLED_SO, ONLY_THE_NAME } from "../call-refusals.ts";
import { ANSWER_FIELDS } from "../answer-fields.ts";
import { type AnswerToEdit, type AnswerValues, hasUnknownPlace } from "../standard-answer.ts";
import { answerToEdit } from "./answers-to-edit.ts";

type GivenAnswer = GivenFields<typeof ANSWER_FIELDS>;
type AnswerColumns = Params<{ name: string; text: string; now: Date }>;

const insertAnswer = statement(
  "insert-standard-answer",
  (_, p: AnswerColumns & Params<{ isSample: boolean }>) => sql<{ id: number }>`
    insert into standard_answer (name, text, is_sample, updated_at)
    values (${p.name}, ${p.text}::jsonb, ${p.isSample}::boolean, ${p.now}::timestamptz)
    on conflict do nothing returning id`,
);

const updateAnswer = statement(
  "save-standard-answer",
  (_, p: AnswerColumns & Params<{ id: number }>) => sql`
    update standard_answer set name = ${p.name}, text = ${p.text}::jsonb, updated_at = ${p.now}::timestamptz
    where id = ${p.id}`,
);

function columnsOf({ name, text }: GivenAnswer, { now, within }: { now: Date; within: "" | "changes." }) {
  const wrong = LOCALES.filter((locale) => hasUnknownPlace(text[locale] ?? ""));
  if (wrong.length > 0)
    throw new Invalid(wrong.map((locale) => ({ msg: ONLY_THE_NAME.msg, param: `${within}text.${locale}` })));
  return { name, text: JSON.stringify(text), now };
}

/**
 * Adds a standard answer, inside of the caller's transaction.
 * @throws NotAllowed for whoever is no admin; Invalid by field
 */
export async function newAnswer(
  tx: Database,
  member: Member,
  given: GivenAnswer,
  { now }: { now: Date },
): Promise<AnswerToEdit> {
  const admin = asAdmin(member);
  const columns = columnsOf(given, { now, within: "" });
  const row = await insertAnswer.first(tx, { ...columns, isSample: await isInvented(tx, admin) });
  if (!row) throw new Invalid([{ msg: CALLED_SO.msg, param: "name" }]);
  await recordOf(tx, admin, { action: "add", type: "answer", id: row.id });
  return (await answerToEdit(tx, admin, row)) as AnswerToEdit;
}

/** @throws NotFound; Stale; Invalid by field */
export async function editAnswer(
  tx: Database,
  member: Member,
  { id, rev, changes }: { id: number; rev: string; changes: Partial<GivenAnswer> },
  { now }: { now: Date },
): Promise<AnswerToEdit> {
  const admin = asAdmin(member);
  const saved = await withRev<AnswerValues>(tx, {
    type: "answer",
    id,
    rev,
    by: admin,
    role: "admin",
    now,
    isSample: ({ shown }) => shown["isSample"] === true,
    fields: ANSWER_FIELDS,
    read: (inside) => lockedAnswer(inside, admin, { id }),
    write: async (inside, { values }) => {
      const columns = columnsOf({ ...values, ...changes }, { now, within: "changes." });
      await inside
        .transaction((savepoint) => updateAnswer.run(savepoint, { id, ...columns }))
        .catch(refuseName);
    },
  });
  return saved as AnswerToEdit;
}

/** The key of the table decides, also between two who save at once. */
function refuseName(failure: unknown): never {
  const { constraint } = failure as { constraint?: string };
  if (constraint === "standard_answer_called")
    throw new Invalid([{ msg: CALLED_SO.msg, param: "changes.name" }]);
  throw failure;
}

const deleteAnswer = statement("delete-standard-answer", (db, p: Params<{ id: number }>) =>
  db.deleteFrom("standard_answer").where("id", "=", p.id),
);

/** What was answered with it stays as it was sent. @throws NotFound; Stale */
export async function removeAnswer(
  tx: Database,
  member: Member,
  { id, rev }: { id: number; rev: string },
): Promise<void> {
  const admin = asAdmin(member);
  await removeWithRev(tx, {
    type: "answer",
    id,
    rev,
    by: admin,
    read: (inside) => lockedAnswer(inside, admin, { id }),
    remove: (inside) => deleteAnswer.run(inside, { id }),
  });
}

const lockAnswer = statement("lock-standard-answer", (db, p: Params<{ id: number }>) =>
  db.selectFrom("standard_answer").select("id").where("id", "=", p.id).forUpdate(),
);

async function lockedAnswer(
  tx: Database,
  member: Member,
  asked: { id: number },
): Promise<AnswerToEdit | undefined> {
  await lockAnswer.first(tx, asked);
  return answerToEdit(tx, member, asked);
}

import { sql } from "kysely";
import { asAdmin, type Member } from "#features/accounts/server/members.ts";
import type { GivenFields } from "#features/dashboard/field.ts";
import { isInvented } from "#features/dashboard/server/keep-to-samples.ts";
import { recordOf } from "#features/dashboard/server/record-of.ts";
import { removeWithRev } from "#features/dashboard/server/remove-with-rev.ts";
import { withRev } from "#features/dashboard/server/with-rev.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, Invalid } from "#platform/errors/errors.ts";
import { ENOUGH_WORDS, NO_LETTERS, WATCHED_ALREADY } from "../call-refusals.ts";
import { MOST_WORDS, type WordToEdit, type WordValues } from "../watched-word.ts";
import { WORD_FIELDS } from "../word-fields.ts";
import { foldedWords } from "./folded-words.ts";
import { wordToEdit } from "./words-to-edit.ts";

type GivenWord = GivenFields<typeof WORD_FIELDS>;
type WordColumns = Params<GivenWord & { folded: string; now: Date }>;

// One after the other, so that there are never more than there may be.
const lockWords = statement(
  "lock-watched-words",
  () => sql`lock table watched_word in share row exclusive mode`,
);

const countWords = statement(
  "count-watched-words",
  () => sql<{ count: number }>`select count(*)::integer as count from watched_word`,
);

const insertWord = statement(
  "insert-watched-word",
  (_, p: WordColumns & Params<{ isSample: boolean }>) => sql<{ id: number }>`
    insert into watched_word (word, folded, locale, why, is_sample, updated_at)
    values (${p.word}, ${p.folded}, ${p.locale}, ${p.why}, ${p.isSample}::boolean, ${p.now}::timestamptz)
    on conflict do nothing returning id`,
);

/** Where it would be another one there is already, nothing is written. */
const updateWord = statement(
  "save-watched-word",
  (_, p: WordColumns & Params<{ id: number }>) => sql`
    update watched_word as word
    set word = ${p.word}, folded = ${p.folded}, locale = ${p.locale}, why = ${p.why}, updated_at = ${p.now}::timestamptz
    where id = ${p.id} and not exists (
      select from watched_word as other
      where other.id <> word.id and other.folded = ${p.folded} and other.is_sample = word.is_sample
        and other.locale is not distinct from ${p.locale})`,
);

function columnsOf(given: GivenWord, now: Date) {
  const folded = foldedWords(given.word);
  if (folded === "") throw new Invalid([{ msg: NO_LETTERS.msg, param: "word" }]);
  return { ...given, folded, now };
}

/**
 * Has texts with a word looked at before they are shown, inside of the caller's transaction.
 * @throws NotAllowed for whoever is no admin; Invalid by field; Conflict when there are as many as there may be
 */
export async function newWord(
  tx: Database,
  member: Member,
  given: GivenWord,
  { now }: { now: Date },
): Promise<WordToEdit> {
  const admin = asAdmin(member);
  const columns = columnsOf(given, now);
  const isSample = await isInvented(tx, admin);
  await lockWords.run(tx);
  const { count = 0 } = (await countWords.first(tx)) ?? {};
  if (count >= MOST_WORDS) throw new Conflict("word", ENOUGH_WORDS.msg);
  const row = await insertWord.first(tx, { ...columns, isSample });
  if (!row) throw new Invalid([{ msg: WATCHED_ALREADY.msg, param: "word" }]);
  await recordOf(tx, admin, { action: "add", type: "word", id: row.id });
  return (await wordToEdit(tx, admin, row)) as WordToEdit;
}

/** @throws NotFound; Stale; Invalid by field */
export async function editWord(
  tx: Database,
  member: Member,
  { id, rev, changes }: { id: number; rev: string; changes: Partial<GivenWord> },
  { now }: { now: Date },
): Promise<WordToEdit> {
  const admin = asAdmin(member);
  const saved = await withRev<WordValues>(tx, {
    type: "word",
    id,
    rev,
    by: admin,
    role: "admin",
    now,
    isSample: ({ shown }) => shown["isSample"] === true,
    fields: WORD_FIELDS,
    read: (inside) => lockedWord(inside, admin, { id }),
    write: async (inside, { values }) => {
      const columns = columnsOf({ ...values, ...changes }, now);
      if ((await updateWord.run(inside, { id, ...columns })) === 0)
        throw new Invalid([{ msg: WATCHED_ALREADY.msg, param: "changes.word" }]);
    },
  });
  return saved as WordToEdit;
}

const deleteWord = statement("delete-watched-word", (db, p: Params<{ id: number }>) =>
  db.deleteFrom("watched_word").where("id", "=", p.id),
);

/** Texts with it are not looked at any more. @throws NotFound; Stale */
export async function removeWord(
  tx: Database,
  member: Member,
  { id, rev }: { id: number; rev: string },
): Promise<void> {
  const admin = asAdmin(member);
  await removeWithRev(tx, {
    type: "word",
    id,
    rev,
    by: admin,
    read: (inside) => lockedWord(inside, admin, { id }),
    remove: (inside) => deleteWord.run(inside, { id }),
  });
}

async function lockedWord(
  tx: Database,
  member: Member,
  asked: { id: number },
): Promise<WordToEdit | undefined> {
  await lockWords.run(tx);
  return wordToEdit(tx, member, asked);
}

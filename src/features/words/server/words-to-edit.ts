import { sql } from "kysely";
import { asAdmin, type Member } from "#features/accounts/server/members.ts";
import type { ListQuery } from "#features/dashboard/list-query.ts";
import { editedList } from "#features/dashboard/server/edited-list.ts";
import { revOf } from "#features/dashboard/server/rev-of.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { WordToEdit, WordValues } from "../watched-word.ts";
import type { WORD_LIST } from "../word-fields.ts";

type WordSort = (typeof WORD_LIST.sorts)[number];

export type WordListQuery = ListQuery<WordSort, keyof typeof WORD_LIST.filters>;

interface WordRow extends WordValues {
  id: number;
  isSample: boolean;
  changedAt: Date;
}

const wordsOfIds = statement(
  "words-to-edit",
  (_, p: Params<{ ids: readonly number[] }>) => sql<WordRow>`
    select id, word, locale, why, is_sample as "isSample", updated_at as "changedAt"
    from watched_word where id = any (${p.ids}::bigint[])`,
  { isRead: true },
);

/** A watched word, for an admin; undefined for none. */
export async function wordToEdit(
  database: Database,
  member: Member,
  { id }: { id: number },
): Promise<WordToEdit | undefined> {
  asAdmin(member);
  const row = await wordsOfIds.first(database, { ids: [id] });
  return row && editedWord(row);
}

function editedWord({ id, word, locale, why, isSample, changedAt }: WordRow): WordToEdit {
  const values = { word, locale, why };
  const shown = { isSample, changedAt: changedAt.toISOString() };
  return { id, rev: revOf({ ...values, ...shown }), values, shown };
}

const wordList = editedList<WordSort, { q: string; language: string | null }>({
  things: "words",
  from: sql`watched_word`,
  id: sql`watched_word.id`,
  isTheirs: () => sql`true`,
  isAsked: (p) => sql`
    (${p.language}::text is null or locale = ${p.language})
    and (strpos(lower(word), lower(${p.q})) > 0 or strpos(lower(why), lower(${p.q})) > 0)`,
  orders: { word: sql`lower(word)`, changed: sql`updated_at` },
});

/** A page of all watched words, for an admin. */
export function wordsToEdit(database: Database, member: Member, query: WordListQuery & { size?: number }) {
  asAdmin(member);
  const { language = null } = query.filters;
  return wordList.page(database, { q: query.q, language }, query, async (ids) =>
    (await wordsOfIds.all(database, { ids })).map(editedWord),
  );
}

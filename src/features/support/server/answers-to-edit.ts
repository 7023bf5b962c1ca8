import { sql } from "kysely";
import { asAdmin, type Member } from "#features/accounts/server/members.ts";
import type { ListQuery } from "#features/dashboard/list-query.ts";
import { editedList } from "#features/dashboard/server/edited-list.ts";
import { revOf } from "#features/dashboard/server/rev-of.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { ANSWER_LIST } from "../answer-fields.ts";
import type { AnswerToEdit, AnswerValues } from "../standard-answer.ts";

type AnswerSort = (typeof ANSWER_LIST.sorts)[number];

export type AnswerListQuery = ListQuery<AnswerSort, never>;

interface AnswerRow extends AnswerValues {
  id: number;
  isSample: boolean;
  changedAt: Date;
}

const answersOfIds = statement(
  "answers-to-edit",
  (_, p: Params<{ ids: readonly number[] }>) => sql<AnswerRow>`
    select id, name, text, is_sample as "isSample", updated_at as "changedAt"
    from standard_answer where id = any (${p.ids}::bigint[])`,
  { isRead: true },
);

/** A standard answer, for an admin; undefined for none. */
export async function answerToEdit(
  database: Database,
  member: Member,
  { id }: { id: number },
): Promise<AnswerToEdit | undefined> {
  asAdmin(member);
  const row = await answersOfIds.first(database, { ids: [id] });
  return row && editedAnswer(row);
}

function editedAnswer({ id, name, text, isSample, changedAt }: AnswerRow): AnswerToEdit {
  const values = { name, text };
  const shown = { isSample, changedAt: changedAt.toISOString() };
  return { id, rev: revOf({ ...values, ...shown }), values, shown };
}

const answerList = editedList<AnswerSort, { q: string }>({
  things: "answers",
  from: sql`standard_answer as answer`,
  id: sql`answer.id`,
  isTheirs: () => sql`true`,
  isAsked: (p) => sql`
    strpos(lower(answer.name), lower(${p.q})) > 0
    or exists (
      select from jsonb_each_text(answer.text) as part
      where part.key <> 'source' and strpos(lower(part.value), lower(${p.q})) > 0)`,
  orders: { name: sql`lower(answer.name)`, changed: sql`answer.updated_at` },
});

/** A page of all standard answers, for an admin. */
export function answersToEdit(
  database: Database,
  member: Member,
  query: AnswerListQuery & { size?: number },
) {
  asAdmin(member);
  return answerList.page(database, { q: query.q }, query, async (ids) =>
    (await answersOfIds.all(database, { ids })).map(editedAnswer),
  );
}

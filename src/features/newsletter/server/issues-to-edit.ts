import { sql } from "kysely";
import { asAdmin, type Member } from "#features/accounts/server/members.ts";
import type { ListQuery } from "#features/dashboard/list-query.ts";
import { editedList } from "#features/dashboard/server/edited-list.ts";
import { revOf } from "#features/dashboard/server/rev-of.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { IssueProgress, IssueState, IssueToEdit, IssueValues } from "../issue.ts";
import type { ISSUE_LIST } from "../issue-fields.ts";

type IssueSort = (typeof ISSUE_LIST.sorts)[number];

export type IssueListQuery = ListQuery<IssueSort, keyof typeof ISSUE_LIST.filters>;

interface IssueRow {
  id: number;
  values: IssueValues;
  state: IssueState;
  isSample: boolean;
  changedAt: Date;
  progress: IssueProgress;
}

const issuesOfIds = statement(
  "issues-to-edit",
  (_, p: Params<{ ids: readonly number[] }>) => sql<IssueRow>`
    select issue.id, issue.state, issue.is_sample as "isSample", issue.updated_at as "changedAt",
      json_build_object('subject', issue.subject, 'body', issue.body, 'sendsEnglish', issue.sends_english) as values,
      json_build_object(
        'waiting', delivered.waiting,
        'sent', coalesce(issue.sent_count, delivered.sent),
        'failed', coalesce(issue.failed_count, delivered.failed),
        'left', coalesce(issue.left_count, delivered.left)) as progress
    from newsletter_issue as issue
    cross join lateral (
      select count(*) filter (where state in ('waiting', 'sending')) as waiting,
        count(*) filter (where state = 'sent') as sent, count(*) filter (where state = 'failed') as failed,
        count(*) filter (where state = 'left') as left
      from newsletter_delivery where issue_id = issue.id) as delivered
    where issue.id = any (${p.ids}::bigint[])`,
  { isRead: true },
);

/** An issue of the newsletter, for an admin; undefined for none. */
export async function issueToEdit(
  database: Database,
  member: Member,
  { id }: { id: number },
): Promise<IssueToEdit | undefined> {
  asAdmin(member);
  const row = await issuesOfIds.first(database, { ids: [id] });
  return row && editedIssue(row);
}

function editedIssue({ id, values, state, isSample, changedAt, progress }: IssueRow): IssueToEdit {
  // Without its progress: one that goes on is no other version.
  const rev = revOf({ ...values, state, isSample, changedAt });
  return { id, rev, values, shown: { state, isSample, changedAt: changedAt.toISOString(), progress } };
}

const issueList = editedList<IssueSort, { q: string; state: string | null }>({
  things: "issues",
  from: sql`newsletter_issue as issue`,
  id: sql`issue.id`,
  isTheirs: () => sql`true`,
  isAsked: (p) => sql`
    (${p.state}::text is null or issue.state = ${p.state})
    and exists (
      select from jsonb_each_text(issue.subject) as part
      where part.key <> 'source' and strpos(lower(part.value), lower(${p.q})) > 0)`,
  orders: {
    changed: sql`issue.updated_at`,
    begun: sql`issue.begun_at`,
    subject: sql`lower(issue.subject ->> (issue.subject ->> 'source'))`,
  },
});

/** A page of all issues, for an admin. */
export function issuesToEdit(database: Database, member: Member, query: IssueListQuery & { size?: number }) {
  asAdmin(member);
  const { state = null } = query.filters;
  return issueList.page(database, { q: query.q, state }, query, async (ids) =>
    (await issuesOfIds.all(database, { ids })).map(editedIssue),
  );
}

import { sql } from "kysely";
import { standingOf } from "#features/contributions/server/standing-of.ts";
import { trustOf } from "#features/contributions/server/trust-of.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { AuthorHistory } from "../queue.ts";

interface HistoryRow extends Omit<AuthorHistory, "since" | "points" | "trust" | "decisions"> {
  since: Date;
  decisions: AuthorHistory["decisions"];
}

const historyOf = statement(
  "author-history",
  (_, p: Params<{ accountId: number }>) => sql<HistoryRow>`
    select account.created_at as since,
      (select count(*)::int from review where author_id = account.id and state = 'approved') as "reviewCount",
      (select count(*)::int from decision where author_id = account.id and outcome = 'removed'
        and not exists (select from decision as undone where undone.appealed_id = decision.id)) as "removedCount",
      (select count(*)::int from report join decision on decision.id = report.decision_id and decision.outcome = 'removed'
        where report.reporter_id = account.id) as "rightReports",
      (select count(*)::int from report where reporter_id = account.id and decision_id is not null) as "decidedReports",
      coalesce((
        select json_agg(json_build_object('id', one.id::text, 'outcome', one.outcome, 'reason', one.reason,
          'decidedAt', one.decided_at) order by one.id desc)
        from (select id, outcome, reason, decided_at from decision where author_id = account.id order by id desc limit 5) as one
      ), '[]') as decisions
    from account where account.id = ${p.accountId}::bigint`,
  { isRead: true },
);

/** What the site knows of whoever wrote something, beside a decision about it; null for somebody who is gone. */
export async function authorHistory(database: Database, accountId: number): Promise<AuthorHistory | null> {
  const [row, { points }, trust] = await Promise.all([
    historyOf.first(database, { accountId }),
    standingOf(database, accountId),
    // As their role has it: nobody is looked at in a session of theirs.
    trustOf(database, { accountId, hasSecondFactor: true }),
  ]);
  if (!row) return null;
  const decisions = row.decisions.map((one) => ({
    ...one,
    decidedAt: new Date(one.decidedAt).toISOString(),
  }));
  return { ...row, points, trust, since: row.since.toISOString(), decisions };
}

import { sql } from "kysely";
import { type Params, statement } from "#platform/database/statement.ts";

type Account = Params<{ accountId: number }>;

export const toldReports = statement(
  "told-reports",
  (_, p: Account) => sql<object>`
    select report.id, report.target_type as "targetType", report.reason, report.text, report.reported_at as "reportedAt",
      case when report.closed_at is not null then coalesce(decision.outcome, 'withdrawn') end as outcome,
      report.closed_at as "closedAt"
    from report left join decision on decision.id = report.decision_id
    where report.reporter_id = ${p.accountId} order by report.id`,
  { isRead: true },
);

export const toldDecisions = statement(
  "told-decisions",
  (_, p: Account) => sql<object>`
    select id, target_type as "targetType", outcome, reason, explanation, source, decided_at as "decidedAt",
      appeal_until as "appealUntil", was_reset #- '{name,skeleton}' as "wasReset"
    from decision where author_id = ${p.accountId} order by id`,
  { isRead: true },
);

export const toldAppeals = statement(
  "told-appeals",
  (_, p: Account) => sql<object>`
    select decision_id as "decisionId", text, state, explanation, appealed_at as "appealedAt", decided_at as "decidedAt"
    from appeal where author_id = ${p.accountId} order by id`,
  { isRead: true },
);

/** What admins said of somebody to each other: it is about that person, who may read it (GDPR, article 15). Not who said it. */
export const toldRemarks = statement(
  "told-remarks",
  (_, p: Params<{ accountId: number }>) => sql<object>`
    select target_type as "about", text, written_at as "writtenAt" from case_remark
    where about_id = ${p.accountId} order by id`,
  { isRead: true },
);

import { sql } from "kysely";
import { OUTCOMES, type Outcome } from "#features/moderation/decision.ts";
import { REMOVAL_REASONS, type RemovalReason } from "#features/moderation/reason.ts";
import { isPublic } from "#features/moderation/server/refusal-sql.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Counted } from "../statistic.ts";
import { FEWEST, shownCounts } from "../withheld.ts";

interface DecidedRow {
  /** Null, and the reason too, for all decisions together. */
  outcome: Outcome | null;
  reason: RemovalReason | null;
  count: number;
  /** Of the decisions upon reports that are still kept (`forgetOldCases`). */
  reportedCount: number;
  medianHours: number | null;
}

const decided = statement(
  "statistics-decisions",
  () => sql<DecidedRow>`
    select decision.outcome, decision.reason, count(*)::integer as count, count(told.reported_at)::integer as "reportedCount",
      round((percentile_cont(0.5) within group (
        order by extract(epoch from decision.decided_at - told.reported_at) / 3600))::numeric, 1)::float8 as "medianHours"
    from decision
    left join (
      select decision_id, min(reported_at) as reported_at from report where decision_id is not null and not is_by_rule group by decision_id
    ) as told on told.decision_id = decision.id
    where not decision.is_sample and ${isPublic}
    group by grouping sets ((), (decision.outcome, decision.reason))`,
  { isRead: true },
);

const BOXES = OUTCOMES.flatMap((outcome) => REMOVAL_REASONS.map((reason) => [outcome, reason] as const));

/** What moderators decided, by outcome and reason, the most frequent first, and how long that took. Few ones have no row. */
export async function countDecisions(tx: Database): Promise<Counted> {
  const found = await decided.all(tx);
  const rowOf = (outcome: Outcome | null, reason: RemovalReason | null) =>
    found.find((row) => row.outcome === outcome && row.reason === reason);
  const { n, counts } = shownCounts(BOXES.map((box) => rowOf(...box)?.count ?? 0));
  if (n === null) return { n, rows: [] };
  const shown = BOXES.flatMap((box, place) => (counts[place] ? (rowOf(...box) ?? []) : []));
  const rows = [...found.filter(({ outcome }) => outcome === null), ...shown.toSorted(byCount)];
  return {
    n,
    rows: rows.map(({ outcome, reason, count, reportedCount, medianHours }) => [
      outcome,
      reason,
      count,
      reportedCount >= FEWEST ? medianHours : null,
    ]),
  };
}

function byCount(one: DecidedRow, other: DecidedRow): number {
  return other.count - one.count;
}

import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { DECISIONS_ON_PAGE, type ModerationLog, type PublicDecision, type ReasonCount } from "../decision.ts";
import { type DecisionRow, publicColumns, publicDecisionOf } from "./decision-page.ts";
import { isPublic } from "./refusal-sql.ts";

const page = statement(
  "moderation-log",
  (_, p: Params<{ page: number }>) => sql<DecisionRow>`
    select ${publicColumns} from decision where ${isPublic}
    order by decision.decided_at desc, decision.id desc
    limit ${sql.lit(DECISIONS_ON_PAGE)} offset (${p.page}::int - 1) * ${sql.lit(DECISIONS_ON_PAGE)}`,
  { isRead: true },
);

const total = statement(
  "moderation-log-total",
  () => sql<{ total: number; realCount: number }>`
    select count(*)::int as total, count(*) filter (where not is_sample)::int as "realCount" from decision
    where ${isPublic}`,
  { isRead: true },
);

const counts = statement(
  "removals-by-month",
  () => sql<ReasonCount>`
    select to_char(decided_at at time zone 'Europe/Amsterdam', 'YYYY-MM') as month, reason, count(*)::int as count
    from decision
    where outcome = 'removed' and not is_sample
      and not exists (select from decision as undone where undone.appealed_id = decision.id)
      and decided_at > now() - interval '12 months'
    group by 1, 2 order by 1 desc, 3 desc, 2`,
  { isRead: true },
);

/**
 * What was decided, the latest first, without names; with how often something was removed and stays so, by reason and month of the
 * last year, where invented things count for nothing.
 */
export async function moderationLog(
  database: Database,
  { page: asked }: { page: number },
): Promise<ModerationLog> {
  const [{ total: count, realCount } = { total: 0, realCount: 0 }, reasons] = await Promise.all([
    total.first(database),
    counts.all(database),
  ]);
  const pageCount = Math.max(1, Math.ceil(count / DECISIONS_ON_PAGE));
  const shown = Math.min(asked, pageCount);
  const rows = await page.all(database, { page: shown });
  return {
    items: rows.map(publicDecisionOf),
    total: count,
    realCount,
    page: shown,
    pageCount,
    counts: reasons,
  };
}

const latest = statement(
  "latest-decisions",
  (_, p: Params<{ most: number }>) => sql<DecisionRow>`
    select ${publicColumns} from decision where ${isPublic} and not decision.is_sample
    order by decision.decided_at desc, decision.id desc limit ${p.most}::int`,
  { isRead: true },
);

/** The latest for a feed, without samples. */
export async function latestDecisions(database: Database, most: number): Promise<PublicDecision[]> {
  return (await latest.all(database, { most })).map(publicDecisionOf);
}

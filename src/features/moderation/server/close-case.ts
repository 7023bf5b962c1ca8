import { sql } from "kysely";
import { endHold } from "#features/holds/server/hold.ts";
import { tellOfItem } from "#features/notifications/server/tell-of-item.ts";
import type { ReviewedType } from "#features/reviews/review.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { APPEAL_MONTHS, type DecidedOutcome, type Outcome } from "../decision.ts";
import type { RemovalReason } from "../reason.ts";
import { mayReportsHide, type ReportTarget } from "../report.ts";
import type { WasReset } from "./reset-person.ts";
import { SEND_REPORT_OUTCOME } from "./report-letters.ts";

export interface NewDecision {
  target: ReportTarget;
  item: { type: ReviewedType; id: number } | null;
  authorId: number | null;
  outcome: DecidedOutcome;
  reason: RemovalReason;
  explanation: string;
  /** Null for a rule. */
  decidedById: number | null;
  /** Of one that undoes another. */
  appealedId?: number | null;
  /** Nobody asked for it: neither a report nor an appeal. */
  isOwnInitiative?: boolean;
  /** Of a person. */
  wasReset?: WasReset | null;
  /** Of somebody who is suspended: until when, as PostgreSQL writes it. */
  suspendedUntil?: string | null;
  isSample: boolean;
}

interface DecisionParams {
  type: string;
  id: number;
  itemType: string | null;
  itemId: number | null;
  authorId: number | null;
  outcome: DecidedOutcome;
  reason: RemovalReason;
  explanation: string;
  decidedById: number | null;
  appealedId: number | null;
  isOwnInitiative: boolean;
  wasReset: string | null;
  suspendedUntil: string | null;
  isSample: boolean;
}

const insertDecision = statement(
  "insert-decision",
  (_, p: Params<DecisionParams>) => sql<{ id: number }>`
    insert into decision (target_type, target_id, item_type, item_id, author_id, outcome, reason, explanation, source,
      decided_by_id, appealed_id, was_reset, suspended_until, appeal_until, is_sample)
    values (${p.type}, ${p.id}, ${p.itemType}, ${p.itemId}, ${p.authorId}, ${p.outcome}, ${p.reason}, ${p.explanation},
      case when ${p.isOwnInitiative}::boolean then 'ownInitiative' when ${p.appealedId}::bigint is not null or exists (
        select from report
        where target_type = ${p.type} and target_id = ${p.id} and closed_at is null and not is_by_rule
      ) then 'notice' else 'ownInitiative' end,
      ${p.decidedById}, ${p.appealedId}, ${p.wasReset}::jsonb, ${p.suspendedUntil}::timestamptz,
      case when ${p.outcome} in ('removed', 'refused') then now() + make_interval(months => ${sql.lit(APPEAL_MONTHS)}) end, ${p.isSample})
    returning id`,
);

interface ClosedReport {
  reportId: number;
  reporterId: number | null;
  hasLetters: boolean;
}

const closeReports = statement(
  "close-reports",
  (_, p: Params<{ type: string; id: number; decisionId: number }>) => sql<ClosedReport>`
    update report set decision_id = ${p.decisionId}, closed_at = now(), rev = rev + 1
    where target_type = ${p.type} and target_id = ${p.id}::bigint and closed_at is null
    returning id as "reportId", reporter_id as "reporterId", has_letters as "hasLetters"`,
);

/** Keeps a decision, in the transaction of what is decided. Returns its number. */
export async function keepDecision(
  tx: Database,
  {
    target,
    item,
    appealedId = null,
    isOwnInitiative = false,
    wasReset = null,
    suspendedUntil = null,
    ...decision
  }: NewDecision,
): Promise<number> {
  const row = {
    ...decision,
    ...target,
    appealedId,
    isOwnInitiative,
    suspendedUntil,
    wasReset: wasReset && JSON.stringify(wasReset),
    itemType: item?.type ?? null,
    itemId: item?.id ?? null,
  };
  const { id: decisionId } = (await insertDecision.first(tx, row)) ?? {};
  if (decisionId === undefined) throw new Error("The decision was not kept");
  return decisionId;
}

/**
 * Keeps a decision, closes the open reports of what it is about, and tells whoever reported it. To be called in the transaction of
 * what is decided.
 */
export async function closeCase(
  tx: Database,
  decision: NewDecision & { outcome: Outcome },
): Promise<{ decisionId: number; reportCount: number }> {
  const { target, item, outcome, reason } = decision;
  const { type, id } = target;
  const decisionId = await keepDecision(tx, decision);
  const closed = await closeReports.all(tx, { type, id, decisionId });
  if (type === "review" || (mayReportsHide(type) && outcome !== "removed")) await endHold(tx, { type, id });
  for (const { reportId, reporterId, hasLetters } of closed) {
    if (hasLetters) await enqueue(tx, SEND_REPORT_OUTCOME, { reportId });
    if (reporterId !== null)
      await tellOfItem(tx, {
        recipientId: reporterId,
        type: "reportDecided",
        subject: `report/${reportId}`,
        item,
        details: { reason, outcome, decisionId, targetType: type },
      });
  }
  return { decisionId, reportCount: closed.length };
}

const firstReason = statement(
  "first-reason-reported",
  (_, p: Params<{ type: string; id: number }>) => sql<{ reason: RemovalReason }>`
    select reason from report
    where target_type = ${p.type} and target_id = ${p.id}::bigint and closed_at is null
    order by id limit 1`,
);

/** Why it was reported first; undefined when no report of it is open. */
export async function reasonReported(
  tx: Database,
  { type, id }: ReportTarget,
): Promise<RemovalReason | undefined> {
  return (await firstReason.first(tx, { type, id }))?.reason;
}

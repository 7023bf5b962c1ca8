import { sql } from "kysely";
import { isSuspended } from "#features/accounts/server/suspension-sql.ts";
import { NotFound } from "#platform/errors/errors.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { AppealState, DecisionPage, PublicDecision, Statement } from "../decision.ts";
import type { Reset } from "../reset.ts";
import { hasOtherAdmin } from "./has-other-admin-sql.ts";
import { contentOf, type ItemJson, itemJson, queueItemOf, resetWords } from "./queue-sql.ts";
import { isPublic } from "./refusal-sql.ts";
import { isWhose } from "./whose-decision.ts";

export interface DecisionRow extends Omit<PublicDecision, "decidedAt"> {
  decidedAt: Date;
}

/** Of `decision`: what everybody may read of it. */
export const publicColumns = sql<DecisionRow>`
  decision.id, decision.target_type as "targetType", decision.outcome, decision.reason, decision.source,
  decision.decided_by_id is null as "isByRule",
  decision.suspended_until is not null as "isSuspension", decision.is_sample as "isSample", decision.decided_at as "decidedAt"`;

interface PageRow extends DecisionRow {
  undoneById: number | null;
  undoesId: number | null;
  isTheirs: boolean;
  explanation: string;
  appealUntil: Date | null;
  item: ItemJson | null;
  content: string | null;
  resets: Reset[];
  suspension: Statement["suspension"];
  appeal: AppealState | null;
}

const decisionById = statement(
  "decision-page",
  (_, p: Params<{ decisionId: number; viewerId: number | null }>) => sql<PageRow>`
    select ${publicColumns}, decision.appealed_id as "undoesId",
      (select undone.id from decision as undone where undone.appealed_id = decision.id) as "undoneById",
      ${isWhose(sql`${p.viewerId}`)} as "isTheirs", decision.explanation,
      decision.appeal_until as "appealUntil", ${itemJson(sql`decision.item_type`, sql`decision.item_id`)} as item,
      case when decision.target_type = 'user' then ${resetWords}
        else ${contentOf(sql`decision.target_type`, sql`decision.target_id`)} end as content,
      coalesce((select json_agg(key) from jsonb_object_keys(decision.was_reset) as key), '[]') as resets,
      case when decision.suspended_until is not null then json_build_object(
        'until', case when isfinite(decision.suspended_until) then to_json(decision.suspended_until) end,
        'isOver', not exists (
          select from account where account.suspension_id = decision.id and ${isSuspended("account")})) end as suspension,
      case when appeal.id is not null then json_build_object('state', appeal.state, 'text', appeal.text,
        'explanation', appeal.explanation, 'appealedAt', appeal.appealed_at, 'decidedAt', appeal.decided_at,
        'isWaiting', appeal.state = 'open' and not ${hasOtherAdmin(sql`appeal.author_id`)})
      end as appeal
    from decision left join appeal on appeal.decision_id = coalesce(decision.appealed_id, decision.id)
    where decision.id = ${p.decisionId}::bigint and ${isPublic}`,
  { isRead: true },
);

/**
 * A decision: for whose it is about with all its reasons, for everybody else the row of the public log.
 * @throws NotFound
 */
export async function decisionPage(
  database: Database,
  { decisionId, viewerId }: { decisionId: number; viewerId: number | null },
): Promise<DecisionPage> {
  const row = await decisionById.first(database, { decisionId, viewerId });
  if (!row) throw new NotFound("decision");
  const { undoneById, undoesId } = row;
  return {
    ...publicDecisionOf(row),
    undoneById,
    undoesId,
    statement: row.isTheirs ? statementOf(row) : null,
  };
}

export function publicDecisionOf(row: DecisionRow): PublicDecision {
  const { id, targetType, outcome, reason, source, isByRule, isSuspension, isSample, decidedAt } = row;
  const at = decidedAt.toISOString();
  return { id, targetType, outcome, reason, source, isByRule, isSuspension, isSample, decidedAt: at };
}

function statementOf({ item: json, content, resets, suspension, explanation, appealUntil, appeal }: PageRow) {
  const item = queueItemOf(json);
  return {
    item: item && { type: item.type, id: Number(item.id), name: item.name, path: item.path },
    content: content || null,
    resets,
    suspension,
    explanation,
    appealUntil: appealUntil?.toISOString() ?? null,
    appeal: appeal && {
      ...appeal,
      appealedAt: new Date(appeal.appealedAt).toISOString(),
      decidedAt: appeal.decidedAt && new Date(appeal.decidedAt).toISOString(),
    },
  };
}

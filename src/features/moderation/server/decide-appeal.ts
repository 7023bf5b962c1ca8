import { sql } from "kysely";
import type { Admin } from "#features/accounts/server/members.ts";
import { record } from "#features/audit/server/record.ts";
import type { NoticeDetails } from "#features/notifications/notification.ts";
import { refuseOwnBusiness } from "#features/dashboard/server/own-business.ts";
import type { ReviewedType } from "#features/reviews/review.ts";
import { Conflict, NotAllowed, NotFound } from "#platform/errors/errors.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { DecidedOutcome, ReportDecision } from "../decision.ts";
import type { RemovalReason } from "../reason.ts";
import type { ReportedType, ReportTarget } from "../report.ts";
import { alreadyDecided } from "./decided-by.ts";
import { approveRefused } from "./approve-refused.ts";
import { undoRemoval } from "./undo-removal.ts";
import { tellWhoseItIs } from "./whose-decision.ts";

interface Appealed {
  decisionId: number;
  targetType: ReportedType;
  targetId: number;
  item: { type: ReviewedType; id: number } | null;
  outcome: DecidedOutcome;
  reason: RemovalReason;
  decidedById: number | null;
  /** Whose it is; null for what is of a shop or brand. */
  authorId: number | null;
  appellantId: number;
  isSample: boolean;
}

interface AppealParams {
  appealId: number;
  rev: number;
  state: "upheld" | "overturned";
  explanation: string;
  accountId: number;
}

const decide = statement(
  "decide-appeal",
  (_, p: Params<AppealParams>) => sql<Appealed>`
    update appeal set state = ${p.state}, explanation = ${p.explanation}, decided_by_id = ${p.accountId}, decided_at = now(),
      rev = appeal.rev + 1
    from decision
    where appeal.id = ${p.appealId}::bigint and appeal.rev = ${p.rev}::int and appeal.state = 'open'
      and decision.id = appeal.decision_id and decision.decided_by_id is distinct from ${p.accountId}::bigint
    returning decision.id as "decisionId", decision.target_type as "targetType", decision.target_id as "targetId",
      case when decision.item_id is not null
        then json_build_object('type', decision.item_type, 'id', decision.item_id) end as item,
      decision.outcome, decision.reason, decision.decided_by_id as "decidedById", decision.author_id as "authorId",
      appeal.author_id as "appellantId", decision.is_sample as "isSample"`,
);

const appealNow = statement(
  "appeal-now",
  (_, p: Params<{ appealId: number }>) => sql<{
    state: string;
    decisionId: number;
    decidedById: number | null;
  }>`
    select appeal.state, appeal.decision_id as "decisionId", decision.decided_by_id as "decidedById"
    from appeal join decision on decision.id = appeal.decision_id
    where appeal.id = ${p.appealId}::bigint`,
);

/**
 * Decides an appeal: what was removed is put back (`restored`), or stays away (`removed`, or `kept` for the decision that is kept);
 * what was refused is approved (`restored`), or stays refused.
 * @throws NotFound; NotAllowed for whoever decided first, or about something of one's own; Conflict with who was first
 */
export async function decideAppeal(
  database: Database,
  admin: Admin,
  { _id: appealId, rev, changes }: ReportDecision,
  { now }: { now: Date },
): Promise<void> {
  const { decision, explanation } = changes;
  const isRestored = decision === "restored";
  const { accountId } = admin;
  await database.transaction(async (tx) => {
    const state = isRestored ? "overturned" : "upheld";
    const appealed = await decide.first(tx, { appealId, rev, state, explanation, accountId });
    if (!appealed) throw await refusal(tx, admin, appealId);
    const { decisionId, item, appellantId, reason } = appealed;
    await refuseOwnBusiness(tx, admin, { authorId: appellantId, item, param: "_id" });
    const target = { type: appealed.targetType, id: appealed.targetId };
    if (isRestored && appealed.outcome === "refused") await approveRefused(tx, target, now);
    else if (isRestored) await undoRemoval(tx, admin, { ...appealed, target, explanation }, now);
    await tellOfAppeal(tx, { ...appealed, target }, isRestored);
    await record(tx, {
      actorId: accountId,
      actorRole: "admin",
      action: isRestored ? "overturnDecision" : "upholdDecision",
      targetType: "decision",
      targetId: decisionId,
      reason,
      details: { appealId, targetType: target.type, targetId: target.id },
    });
  });
}

type Target = { target: ReportTarget };

/** A removal has a page of its own; what was refused is told where it is mended. */
async function tellOfAppeal(
  tx: Database,
  { decisionId, target, item, authorId, outcome, reason }: Appealed & Target,
  isRestored: boolean,
): Promise<void> {
  const details =
    outcome === "refused"
      ? { outcome: isRestored ? "approved" : "rejected", redirect: "/dashboard" }
      : { outcome: isRestored ? "restored" : "removed", reason, decisionId };
  await tellWhoseItIs(
    tx,
    { target, item, authorId },
    {
      type: "appealDecided",
      subject: target.type === "review" ? `review/${target.id}` : `decision/${decisionId}`,
      details: details as NoticeDetails,
    },
  );
}

async function refusal(tx: Database, { accountId }: Admin, appealId: number): Promise<Error> {
  const appeal = await appealNow.first(tx, { appealId });
  if (!appeal) return new NotFound("_id");
  if (appeal.state !== "open") return alreadyDecided(tx, { type: "decision", id: appeal.decisionId }, "_id");
  if (appeal.decidedById === accountId) return new NotAllowed("_id", "Another admin decides about an appeal");
  return new Conflict("rev", "Has changed meanwhile");
}

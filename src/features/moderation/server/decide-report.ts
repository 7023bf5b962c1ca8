import { sql } from "kysely";
import type { Admin } from "#features/accounts/server/members.ts";
import { record } from "#features/audit/server/record.ts";
import { refuseOwnBusiness } from "#features/dashboard/server/own-business.ts";
import { Conflict, Invalid, NotFound } from "#platform/errors/errors.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NOT_THERE_ANY_MORE } from "../call-refusals.ts";
import type { ReportDecision } from "../decision.ts";
import { isRemovable, type RemovalReason } from "../reason.ts";
import type { ReportedType } from "../report.ts";
import { closeCase } from "./close-case.ts";
import { alreadyDecided } from "./decided-by.ts";
import { decideReview } from "./decide-review.ts";
import { holdDecidedTarget } from "./reported-targets.ts";
import { closeLookedAt } from "./report-by-rule.ts";
import { resetPerson } from "./reset-person.ts";
import { takeAway } from "./take-away.ts";
import { tellWhoseItIs } from "./whose-decision.ts";

interface HeldReport {
  type: ReportedType;
  id: number;
  reason: RemovalReason;
  rev: number;
  isOpen: boolean;
}

// Whoever decides about the same thing at once waits here, and then finds it closed.
const holdReport = statement(
  "hold-report",
  (_, p: Params<{ reportId: number }>) => sql<HeldReport>`
    select target_type as type, target_id as id, reason, rev, closed_at is null as "isOpen"
    from report where id = ${p.reportId}::bigint for update`,
);

/**
 * Decides about what was reported, for all open reports of it: it is taken away (of a person: reset), or stays.
 * @throws NotFound; Conflict with who was first; Invalid for what can't be taken away; NotAllowed about something of one's own
 */
export async function decideReport(
  database: Database,
  admin: Admin,
  { _id: reportId, rev, changes }: ReportDecision,
  { now }: { now: Date },
): Promise<void> {
  const { decision, explanation } = changes;
  if (decision === "restored") throw new Invalid([{ msg: "Must be removed or kept", param: "decision" }]);
  await database.transaction(async (tx) => {
    const report = await holdReport.first(tx, { reportId });
    if (!report) throw new NotFound("_id");
    const { type, id } = report;
    if (!report.isOpen) throw await alreadyDecided(tx, { type, id }, "_id");
    if (report.rev !== rev) throw new Conflict("rev", "Has changed meanwhile");
    const isRemoved = decision === "removed";
    const reason = changes.reason ?? (isRemoved ? undefined : report.reason);
    if (reason === undefined) throw new Invalid([{ msg: "Must be given", param: "reason" }]);
    if (type === "review") {
      await decideReview(tx, admin, { reviewId: id, approve: !isRemoved, reason, explanation });
      return;
    }
    if (isRemoved && !isRemovable(type))
      throw new Invalid([{ msg: "Cannot be removed here", param: "decision" }]);
    const { resets } = changes;
    if ((resets !== undefined) !== (isRemoved && type === "user"))
      throw new Invalid([{ msg: resets ? "Must be of a person" : "Must be given", param: "resets" }]);
    const found = await holdDecidedTarget(tx, { type, id });
    if (isRemoved && !found) throw new Conflict("_id", NOT_THERE_ANY_MORE.msg);
    const { authorId = null, itemType, itemId, isSample = false } = found ?? {};
    const item = itemType && itemId ? { type: itemType, id: itemId } : null;
    await refuseOwnBusiness(tx, admin, { authorId, item, param: "_id" });
    if (!isRemoved && (await closeLookedAt(tx, { type, id }))) {
      await record(tx, { ...actorOf(admin), action: "keepReported", targetType: type, targetId: id });
      return;
    }
    const wasReset = resets ? await resetPerson(tx, { accountId: id, resets }) : null;
    if (isRemoved && isRemovable(type) && type !== "user") await takeAway(tx, { type, id }, now);
    const closed = await closeCase(tx, {
      target: { type, id },
      item,
      authorId,
      outcome: decision,
      reason,
      explanation,
      decidedById: admin.accountId,
      wasReset,
      isSample,
    });
    if (isRemoved)
      await tellWhoseItIs(
        tx,
        { target: { type, id }, item, authorId },
        {
          type: "reportNotice",
          subject: `decision/${closed.decisionId}`,
          details: { reason, outcome: decision, decisionId: closed.decisionId },
        },
      );
    await record(tx, {
      ...actorOf(admin),
      action: isRemoved ? "removeReported" : "keepReported",
      targetType: type,
      targetId: id,
      reason,
      details: wasReset ? { ...closed, resets: Object.keys(wasReset) } : closed,
    });
  });
}

const actorOf = ({ accountId }: Admin) => ({ actorId: accountId, actorRole: "admin" }) as const;

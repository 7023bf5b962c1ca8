import type { Admin } from "#features/accounts/server/members.ts";
import type { ReviewedType } from "#features/reviews/review.ts";
import type { Database } from "#platform/database/database.ts";
import { isRemovable, type RemovalReason } from "../reason.ts";
import type { ReportTarget } from "../report.ts";
import { closeCase } from "./close-case.ts";
import { undoSuspension } from "./decide-about-person.ts";
import { restorePerson } from "./reset-person.ts";
import { putBack } from "./take-away.ts";

interface Undone {
  decisionId: number;
  target: ReportTarget;
  item: { type: ReviewedType; id: number } | null;
  authorId: number | null;
  reason: RemovalReason;
  explanation: string;
  isSample: boolean;
  /** Nobody asked for it. */
  isOwnInitiative?: boolean;
}

/** Puts back what a decision took away, and keeps the decision that does so. */
export async function undoRemoval(
  tx: Database,
  { accountId }: Admin,
  { decisionId, target, ...undone }: Undone,
  now: Date,
): Promise<{ decisionId: number; reportCount: number }> {
  const { type, id } = target;
  if (type === "user") {
    await restorePerson(tx, decisionId);
    await undoSuspension(tx, decisionId);
  } else if (isRemovable(type)) await putBack(tx, { type, id }, now);
  const { item, authorId, reason, explanation, isSample, isOwnInitiative = false } = undone;
  return closeCase(tx, {
    target,
    item,
    authorId,
    reason,
    explanation,
    isSample,
    isOwnInitiative,
    outcome: "restored",
    decidedById: accountId,
    appealedId: decisionId,
  });
}

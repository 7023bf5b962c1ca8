import { sql } from "kysely";
import type { Admin } from "#features/accounts/server/members.ts";
import type { AuditAction } from "#features/audit/audit.ts";
import { record } from "#features/audit/server/record.ts";
import { refuseOwnBusiness } from "#features/dashboard/server/own-business.ts";
import { tellOfItem, withdrawNoticesOf } from "#features/notifications/server/tell-of-item.ts";
import type { ReviewTarget } from "#features/reviews/review.ts";
import { holdAuthorOf } from "#features/reviews/server/hold-author.ts";
import { setReviewState } from "#features/reviews/server/set-review-state.ts";
import { Invalid, NotFound } from "#platform/errors/errors.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { ReviewDecision } from "../decision.ts";
import { closeCase, reasonReported } from "./close-case.ts";
import { alreadyDecided } from "./decided-by.ts";

interface HeldReview {
  authorId: number | null;
  target: ReviewTarget;
}

const holdShownReview = statement(
  "hold-shown-review",
  (_, p: Params<{ reviewId: number }>) => sql<HeldReview>`
    select author_id as "authorId", json_build_object('type', target_type, 'id', target_id) as target
    from review where id = ${p.reviewId}::bigint and state = 'approved' for update`,
);

const sampleMark = statement(
  "sample-mark-of-review",
  (_, p: Params<{ reviewId: number }>) =>
    sql<{ isSample: boolean }>`select is_sample as "isSample" from review where id = ${p.reviewId}::bigint`,
);

const existsReview = statement(
  "exists-decided-review",
  (_, p: Params<{ reviewId: number }>) =>
    sql<{
      isThere: boolean;
    }>`select true as "isThere" from review where id = ${p.reviewId}::bigint and state <> 'withdrawn'`,
);

const wasDecided = statement(
  "was-review-decided",
  (_, p: Params<{ reviewId: number }>) => sql<{ isThere: boolean }>`
    select true as "isThere" from audit_entry
    where target_type = 'review' and target_id = ${p.reviewId}::bigint and actor_role = 'admin' limit 1`,
);

/**
 * Approves a review that waits, keeps one that was reported, or removes one. Of two who decide at once the first wins.
 * @throws NotFound; Conflict with who was first; Invalid when `userId` is not its author; NotAllowed about something of one's own
 */
export async function decideReview(
  database: Database,
  admin: Admin,
  decision: ReviewDecision,
): Promise<void> {
  await database.transaction(async (tx) => {
    await holdAuthorOf(tx, decision);
    const done = decision.approve
      ? ((await approve(tx, admin, decision)) ?? (await keep(tx, admin, decision)))
      : await remove(tx, admin, decision);
    if (!done) throw await refusal(tx, decision);
    const { reviewId } = decision;
    await record(tx, { ...done, ...actor(admin), targetType: "review", targetId: reviewId });
  });
}

interface Done {
  action: AuditAction;
  reason?: string;
  details: { decisionId?: number; reportCount?: number };
}

const actor = ({ accountId }: Admin) => ({ actorId: accountId, actorRole: "admin" }) as const;

async function approve(
  tx: Database,
  admin: Admin,
  { reviewId, userId }: ReviewDecision,
): Promise<Done | null> {
  const review = await setReviewState(tx, { reviewId, from: "pending", to: "approved" });
  if (!review) return null;
  await checkDecider(tx, admin, review, userId);
  const { authorId, target } = review;
  if (authorId !== null)
    await tellOfItem(tx, {
      recipientId: authorId,
      type: "reviewApproved",
      subject: `review/${reviewId}`,
      item: target,
      details: { outcome: "approved" },
    });
  return { action: "approveReview", details: {} };
}

/** Null when no report of it is open, so that there is nothing to decide. */
async function keep(
  tx: Database,
  admin: Admin,
  { reviewId, userId, explanation = "" }: ReviewDecision,
): Promise<Done | null> {
  const review = await holdShownReview.first(tx, { reviewId });
  const target = { type: "review", id: reviewId } as const;
  const reason = review && (await reasonReported(tx, target));
  if (!reason) return null;
  await checkDecider(tx, admin, review, userId);
  const kept = await closeCase(tx, {
    ...(await caseOf(tx, admin, { reviewId, ...review })),
    outcome: "kept",
    reason,
    explanation,
  });
  return { action: "keepReported", reason, details: kept };
}

async function remove(
  tx: Database,
  admin: Admin,
  { reviewId, userId, reason, explanation = "" }: ReviewDecision,
): Promise<Done | null> {
  if (reason === undefined) throw new Invalid([{ msg: "Must be given", param: "reason" }]);
  const review = await takeReview(tx, reviewId);
  if (!review) return null;
  await checkDecider(tx, admin, review, userId);
  // Somebody approved or kept it, and nobody has reported it since: whoever removes it now has seen it as it was before.
  const isReported = (await reasonReported(tx, { type: "review", id: reviewId })) !== undefined;
  if (review.from === "approved" && !isReported && (await wasDecided.first(tx, { reviewId })))
    throw await alreadyDecided(tx, { type: "review", id: reviewId }, "reviewId");
  const removed = await closeCase(tx, {
    ...(await caseOf(tx, admin, { reviewId, ...review })),
    outcome: "removed",
    reason,
    explanation,
  });
  await withdrawNoticesOf(tx, `review/${reviewId}`);
  if (review.authorId !== null)
    await tellOfItem(tx, {
      recipientId: review.authorId,
      type: "reportNotice",
      subject: `review/${reviewId}`,
      item: review.target,
      details: { reason, outcome: "removed", decisionId: removed.decisionId, targetType: "review" },
    });
  return { action: "removeReview", reason, details: removed };
}

/** Removes one that waits or is shown; null when it is neither. */
async function takeReview(tx: Database, reviewId: number) {
  for (const from of ["pending", "approved"] as const) {
    const review = await setReviewState(tx, { reviewId, from, to: "removed" });
    if (review) return { ...review, from };
  }
  return null;
}

async function caseOf(
  tx: Database,
  admin: Admin,
  { reviewId, authorId, target }: HeldReview & { reviewId: number },
) {
  return {
    target: { type: "review", id: reviewId } as const,
    item: target,
    authorId,
    decidedById: admin.accountId,
    isSample: (await sampleMark.first(tx, { reviewId }))?.isSample ?? false,
  };
}

async function checkDecider(
  tx: Database,
  admin: Admin,
  { authorId, target }: HeldReview,
  userId: number | undefined,
): Promise<void> {
  if (userId !== undefined && userId !== authorId)
    throw new Invalid([{ msg: "Is not its author", param: "userId" }]);
  await refuseOwnBusiness(tx, admin, { authorId, item: target, param: "reviewId" });
}

async function refusal(tx: Database, { reviewId }: ReviewDecision): Promise<Error> {
  if (!(await existsReview.first(tx, { reviewId }))) return new NotFound("reviewId");
  return alreadyDecided(tx, { type: "review", id: reviewId }, "reviewId");
}

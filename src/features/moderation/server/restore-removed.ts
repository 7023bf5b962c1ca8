import { sql } from "kysely";
import type { Admin } from "#features/accounts/server/members.ts";
import { record } from "#features/audit/server/record.ts";
import { refuseOwnBusiness } from "#features/dashboard/server/own-business.ts";
import type { ReviewedType } from "#features/reviews/review.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, NotFound } from "#platform/errors/errors.ts";
import { APPEALED_NOW, NOT_THERE_ANY_MORE } from "../call-refusals.ts";
import type { RemovalReason } from "../reason.ts";
import type { ReportTarget } from "../report.ts";
import type { Restoration } from "../restoration.ts";
import { alreadyDecided } from "./decided-by.ts";
import { isStillAway } from "./still-away-sql.ts";
import { undoRemoval } from "./undo-removal.ts";
import { tellWhoseItIs } from "./whose-decision.ts";

interface Removed {
  target: ReportTarget;
  item: { type: ReviewedType; id: number } | null;
  authorId: number | null;
  reason: RemovalReason;
  isSample: boolean;
  isUndone: boolean;
  isAppealed: boolean;
}

// Whoever it was about is locked before the decision: in this order their account is erased too.
const holdAuthor = statement(
  "hold-author-of-removal",
  (_, p: Params<{ decisionId: number }>) => sql`
    select id from account where id = (select author_id from decision where decision.id = ${p.decisionId}::bigint)
    for no key update`,
);

// An appeal is sent and decided under the same lock (`appeal.decision_id` refers to it).
const holdRemoval = statement(
  "hold-removal-to-undo",
  (_, p: Params<{ decisionId: number }>) => sql<Removed>`
    select json_build_object('type', target_type, 'id', target_id) as target,
      case when item_id is not null then json_build_object('type', item_type, 'id', item_id) end as item,
      author_id as "authorId", reason, is_sample as "isSample",
      exists (select from decision as undone where undone.appealed_id = decision.id) as "isUndone",
      exists (select from appeal where appeal.decision_id = decision.id and appeal.state = 'open') as "isAppealed"
    from decision where id = ${p.decisionId}::bigint and outcome = 'removed' for update`,
);

const stillAway = statement(
  "is-still-taken-away",
  (_, p: Params<{ type: string; id: number; decisionId: number }>) => sql<{ isAway: boolean }>`
    select ${isStillAway(sql`${p.type}::text`, sql`${p.id}::bigint`, sql`${p.decisionId}::bigint`)} as "isAway"`,
);

/**
 * An admin finds that a removal was wrong, without an appeal: what was taken away is back, its author is told why, and the log says who.
 * @throws NotFound; Conflict when it was undone before, is appealed at the moment, or is not there any more; NotAllowed about
 * something of one's own
 */
export async function restoreRemoved(
  database: Database,
  admin: Admin,
  { decisionId, explanation }: Restoration,
  { now }: { now: Date },
): Promise<void> {
  await database.transaction(async (tx) => {
    await holdAuthor.all(tx, { decisionId });
    const seen = await holdRemoval.first(tx, { decisionId });
    if (!seen) throw new NotFound("decisionId");
    const { target, item, authorId, reason, isUndone, isAppealed } = seen;
    if (isUndone) throw await alreadyDecided(tx, target, "decisionId");
    if (isAppealed) throw new Conflict("decisionId", APPEALED_NOW.msg);
    await refuseOwnBusiness(tx, admin, { authorId, item, param: "decisionId" });
    const away = await stillAway.first(tx, { ...target, decisionId });
    if (!away?.isAway) throw new Conflict("decisionId", NOT_THERE_ANY_MORE.msg);
    const undone = await undoRemoval(
      tx,
      admin,
      { ...seen, decisionId, explanation, isOwnInitiative: true },
      now,
    );
    await tellWhoseItIs(
      tx,
      { target, item, authorId },
      {
        type: "reportNotice",
        subject: target.type === "review" ? `review/${target.id}` : `decision/${decisionId}`,
        details: { reason, outcome: "restored", decisionId: undone.decisionId },
      },
    );
    await record(tx, {
      actorId: admin.accountId,
      actorRole: "admin",
      action: target.type === "review" ? "restoreReview" : "restoreRemoved",
      targetType: target.type,
      targetId: target.id,
      reason,
      details: { decisionId: undone.decisionId },
    });
  });
}

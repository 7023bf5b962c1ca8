import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { tellOfItems } from "#features/notifications/server/tell-of-item.ts";
import { withdrawReview } from "#features/reviews/server/withdraw-review.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { SEND_REPORT_OUTCOME } from "./report-letters.ts";

interface ClosedReport {
  reportId: number;
  reporterId: number | null;
  hasLetters: boolean;
}

const closeReports = statement(
  "close-reports-of-taken-back",
  (_, p: Params<{ reviewId: number }>) => sql<ClosedReport>`
    update report set closed_at = now(), rev = rev + 1
    where target_type = 'review' and target_id = ${p.reviewId}::bigint and closed_at is null
    returning id as "reportId", reporter_id as "reporterId", has_letters as "hasLetters"`,
);

// Should it be written anew, an admin reads it before it is shown (post-review.ts).
const endHold = statement(
  "end-hold-of-taken-back",
  (_, p: Params<{ reviewId: number }>) => sql`
    update content_hold set hidden_until = now()
    where target_type = 'review' and target_id = ${p.reviewId}::bigint and hidden_until > now()`,
);

/**
 * Takes one's own review back; to say it twice changes nothing. There is nothing to decide about it any more: open reports of it are
 * closed without a decision, and whoever reported it hears that.
 * @throws NotFound when it is not theirs, Conflict when it was removed
 */
export async function takeReviewBack(
  database: Database,
  member: Member,
  { reviewId }: { reviewId: number },
): Promise<void> {
  await database.transaction(async (tx) => {
    const target = await withdrawReview(tx, member, { reviewId });
    if (!target) return;
    const closed = await closeReports.all(tx, { reviewId });
    await endHold.run(tx, { reviewId });
    for (const { reportId, hasLetters } of closed)
      if (hasLetters) await enqueue(tx, SEND_REPORT_OUTCOME, { reportId });
    await tellOfItems(
      tx,
      closed.flatMap(({ reportId, reporterId }) =>
        reporterId === null
          ? []
          : {
              recipientId: reporterId,
              type: "reportDecided" as const,
              subject: `report/${reportId}`,
              item: target,
              details: { outcome: "withdrawn" as const },
            },
      ),
    );
  });
}

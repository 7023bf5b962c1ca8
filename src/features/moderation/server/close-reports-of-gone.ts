import { type RawBuilder, sql } from "kysely";
import { tellOfItems } from "#features/notifications/server/tell-of-item.ts";
import type { ReviewTarget } from "#features/reviews/review.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { SEND_REPORT_OUTCOME } from "./report-letters.ts";

interface ClosedReport {
  reportId: number;
  reporterId: number | null;
  hasLetters: boolean;
  item: ReviewTarget;
}

const closeWhere = (isGone: RawBuilder<unknown>) => sql<ClosedReport>`
  update report set closed_at = now(), rev = report.rev + 1
  from review
  where report.target_type = 'review' and report.target_id = review.id and report.closed_at is null and ${isGone}
  returning report.id as "reportId", report.reporter_id as "reporterId", report.has_letters as "hasLetters",
    json_build_object('type', review.target_type, 'id', review.target_id) as item`;

const closeOfReview = statement("close-reports-of-withdrawn", (_, p: Params<{ reviewId: number }>) =>
  closeWhere(sql`review.id = ${p.reviewId}::bigint`),
);

// Of whoever leaves; what they let stand stays reported.
const closeOfAuthor = statement("close-reports-of-leaving", (_, p: Params<{ accountId: number }>) =>
  closeWhere(sql`review.author_id = ${p.accountId} and not (review.state = 'approved' and exists (
    select from account where account.id = review.author_id and account.keeps_reviews))`),
);

const holdReviews = statement(
  "hold-reviews-of-leaving",
  (_, p: Params<{ accountId: number }>) => sql<{ id: number }>`
    select id from review where author_id = ${p.accountId} order by id for update`,
);

/**
 * Closes the open reports of a review that its author takes back, or of all that somebody who leaves takes along: there is nothing
 * to decide any more. Whoever reported it hears that. To be called in the transaction of what happens.
 */
export async function closeReportsOfGone(
  tx: Database,
  gone: { reviewId: number } | { accountId: number },
): Promise<void> {
  // Whoever reports holds the review: their report is there by now, and seen by the next statement; who comes later finds nothing.
  if ("accountId" in gone) await holdReviews.all(tx, gone);
  const closed = "reviewId" in gone ? await closeOfReview.all(tx, gone) : await closeOfAuthor.all(tx, gone);
  for (const { reportId, hasLetters } of closed)
    if (hasLetters) await enqueue(tx, SEND_REPORT_OUTCOME, { reportId });
  await tellOfItems(
    tx,
    closed.flatMap(({ reportId, reporterId, item }) =>
      reporterId === null
        ? []
        : {
            recipientId: reporterId,
            type: "reportDecided" as const,
            subject: `report/${reportId}`,
            item,
            details: { outcome: "withdrawn" as const, targetType: "review" as const },
          },
    ),
  );
}

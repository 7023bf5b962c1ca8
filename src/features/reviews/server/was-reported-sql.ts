import { type RawBuilder, sql } from "kysely";

/** Whether its author took a review back while it was reported: reports of it are closed then, without a decision. */
export const wasReported = (reviewId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from report
  where report.target_type = 'review' and report.target_id = ${reviewId} and closed_at is not null and decision_id is null)`;

import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

/** The task that ends expired job offers (src/boot/site-tasks.ts). */
export const END_DUE_JOBS = "end-due-jobs";

const endDue = statement(
  "end-due-jobs",
  (_, p: Params<{ now: Date }>) => sql`
    update job_offer set state = 'expired', updated_at = ${p.now}::timestamptz
    where state in ('live', 'paused') and valid_through <= ${p.now}::timestamptz`,
);

/** Ends the expired job offers. @returns how many */
export function endDueJobs(database: Database, asked: { now: Date }): Promise<number> {
  return endDue.run(database, asked);
}

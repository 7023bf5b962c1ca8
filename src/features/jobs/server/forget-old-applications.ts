import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { APPLICATION_DAYS } from "../application.ts";

const forget = statement(
  "forget-old-applications",
  (_, p: Params<{ now: Date }>) => sql`
    delete from job_application
    where sent_at <= ${p.now}::timestamptz - make_interval(days => ${sql.lit(APPLICATION_DAYS)})`,
);

/** Deletes what was sent to employers ninety days ago, with its CV. Returns how many. */
export function forgetOldApplications(database: Database, asked: { now: Date }): Promise<number> {
  return forget.run(database, asked);
}

import { sql } from "kysely";
import { isSuspended } from "#features/accounts/server/suspension-sql.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { CASE_MONTHS } from "../decision.ts";

const isOld = (at: string) => sql`${sql.ref(at)} < now() - make_interval(months => ${sql.lit(CASE_MONTHS)})`;

const deleteReports = statement(
  "delete-old-reports",
  () =>
    sql`delete from report where ${isOld("closed_at")} or (closed_at is null and ${isOld("reported_at")})`,
);

const deleteAppeals = statement(
  "delete-old-appeals",
  () => sql`delete from appeal where ${isOld("decided_at")}`,
);

const deleteRemarks = statement(
  "delete-old-remarks",
  () => sql`delete from case_remark where ${isOld("written_at")}`,
);

// The row of the public log stays. An appeal that still waits needs the rest, and so does whoever is suspended to this day.
const emptyDecisions = statement(
  "empty-old-decisions",
  () => sql`
    update decision set explanation = '', author_id = null, was_reset = null
    where ${isOld("decided_at")} and (explanation <> '' or author_id is not null)
      and not exists (select from appeal where appeal.decision_id = decision.id)
      and not exists (
        select from account where account.suspension_id = decision.id and ${isSuspended("account")})`,
);

/** Twelve months after a case is closed, nothing of it is kept but what the public log shows (security.md 5.3). */
export async function forgetOldCases(database: Database): Promise<number> {
  const reportCount = await deleteReports.run(database);
  const appealCount = await deleteAppeals.run(database);
  const remarkCount = await deleteRemarks.run(database);
  return reportCount + appealCount + remarkCount + (await emptyDecisions.run(database));
}

import { sql } from "kysely";
import { forgetHoldsOfSamples } from "#features/holds/server/forget-holds-of-samples.ts";
import { withSamples } from "#features/holds/server/samples-sql.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const deleteAppeals = statement(
  "delete-appeals-of-samples",
  () => sql`delete from appeal using decision where decision.id = appeal.decision_id and decision.is_sample`,
);

const deleteReports = statement(
  "delete-reports-of-samples",
  () => sql`
    ${withSamples}
    delete from report
    where decision_id in (select id from decision where is_sample)
      or (target_type, target_id) in (select type, id from sample)
      or reporter_id in (select id from account where is_sample)`,
);

const deleteDecisions = statement(
  "delete-decisions-of-samples",
  () => sql`delete from decision where is_sample`,
);

/**
 * Removes what was reported and decided of invented things, and what invented people reported of real ones. To be called before the
 * reviews and the people go: a case names neither by a key.
 */
export async function removeDemoCases(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await deleteAppeals.run(tx);
    await deleteReports.run(tx);
    await forgetHoldsOfSamples(tx);
    await deleteDecisions.run(tx);
  });
}

import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const deleteOld = statement(
  "delete-old-notices",
  () => sql`
    delete from notice where expires_at <= now() or withdrawn_at <= now() - interval '2 days'`,
);

/**
 * Deletes notices after their time, and withdrawn ones once it does not matter any more how often somebody asked. Returns how many.
 */
export async function forgetOldNotices(database: Database): Promise<number> {
  return deleteOld.run(database);
}

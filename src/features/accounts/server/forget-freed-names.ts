import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { sql } from "kysely";

const deleteFreedNames = statement("delete-freed-names", (db) =>
  db.deleteFrom("freed_name").where("freed_at", "<", sql<Date>`now() - interval '30 days'`),
);

/** Deletes names that are held for nobody any more (`rename-account.ts`). Returns how many. */
export async function forgetFreedNames(database: Database): Promise<number> {
  return deleteFreedNames.run(database);
}

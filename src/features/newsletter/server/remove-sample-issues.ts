import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const removeIssues = statement("remove-sample-issues", (db) =>
  db.deleteFrom("newsletter_issue").where("is_sample", "=", true),
);

/** Removes every invented issue. Returns how many. */
export async function removeSampleIssues(database: Database): Promise<number> {
  return removeIssues.run(database);
}

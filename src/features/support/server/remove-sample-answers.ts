import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const removeAnswers = statement("remove-sample-answers", (db) =>
  db.deleteFrom("standard_answer").where("is_sample", "=", true),
);

/** Removes every standard answer that somebody invented has written. Returns how many. */
export async function removeSampleAnswers(database: Database): Promise<number> {
  return removeAnswers.run(database);
}

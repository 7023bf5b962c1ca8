import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const removeWords = statement("remove-sample-words", (db) =>
  db.deleteFrom("watched_word").where("is_sample", "=", true),
);

/** Removes every word that somebody invented has watched. Returns how many. */
export async function removeSampleWords(database: Database): Promise<number> {
  return removeWords.run(database);
}

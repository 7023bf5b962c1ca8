import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const removeSamples = statement("remove-sample-shops", (db) =>
  db.deleteFrom("shop").where("is_sample", "=", true),
);

/** Takes every invented shop away, with all that hangs on it. Real shops are not touched. */
export async function removeDemo(database: Database): Promise<{ shopCount: number }> {
  return { shopCount: await removeSamples.run(database) };
}

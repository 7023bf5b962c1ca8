import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const removeSamples = statement("remove-sample-deals", (db) =>
  db.deleteFrom("deal").where("is_sample", "=", true),
);

/** Removes every invented deal. */
export async function removeSampleDeals(database: Database): Promise<{ dealCount: number }> {
  return { dealCount: await removeSamples.run(database) };
}

import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const removeSamples = statement("remove-sample-jobs", (db) =>
  db.deleteFrom("job_offer").where("is_sample", "=", true),
);

/** Removes every invented job offer. */
export async function removeSampleJobs(database: Database): Promise<{ jobCount: number }> {
  return { jobCount: await removeSamples.run(database) };
}

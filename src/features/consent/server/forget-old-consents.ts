import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const deleteOldConsents = statement("delete-old-consents", (db) =>
  db.deleteFrom("consent").where("given_at", "<", sql<Date>`now() - interval '5 years'`),
);

/** Deletes proofs that are no longer required (security.md section 5.1: five years). Returns how many. */
export async function forgetOldConsents(database: Database): Promise<number> {
  return deleteOldConsents.run(database);
}

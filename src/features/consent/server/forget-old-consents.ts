import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const deleteOldConsents = statement("delete-old-consents", (db) =>
  db.deleteFrom("consent").where("given_at", "<", sql<Date>`now() - interval '5 years'`),
);

/** Forgets proofs that nobody can ask for any more (security.md section 5.1: five years). Answers how many. */
export async function forgetOldConsents(database: Database): Promise<number> {
  return deleteOldConsents.run(database);
}

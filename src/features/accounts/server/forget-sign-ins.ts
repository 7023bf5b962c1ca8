import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { sql } from "kysely";

const deleteOldSessions = statement("delete-old-sessions", (db) =>
  db.deleteFrom("session").where("expires_at", "<", sql<Date>`now() - interval '30 days'`),
);

const deleteOldSignIns = statement("delete-old-sign-ins", (db) =>
  db.deleteFrom("sign_in").where("expires_at", "<", sql<Date>`now()`),
);

const deleteOldCodes = statement("delete-old-sign-in-codes", (db) =>
  db.deleteFrom("sign_in_code").where("expires_at", "<", sql<Date>`now()`),
);

/** Deletes sessions 30 days after their end (security.md 5.3), and what is left of sign-ins that are over. Returns how many. */
export async function forgetSignIns(database: Database): Promise<number> {
  const sessionCount = await deleteOldSessions.run(database);
  const signInCount = await deleteOldSignIns.run(database);
  return sessionCount + signInCount + (await deleteOldCodes.run(database));
}

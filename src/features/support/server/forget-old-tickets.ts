import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const deleteOldTickets = statement("delete-old-tickets", (db) =>
  db.deleteFrom("ticket").where("said_at", "<", sql<Date>`now() - interval '12 months'`),
);

/** Deletes tickets with their answers twelve months after the last word of either side, as the privacy policy promises. Returns how many. */
export async function forgetOldTickets(database: Database): Promise<number> {
  return deleteOldTickets.run(database);
}

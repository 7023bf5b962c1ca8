import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { sql } from "kysely";
import { CONFIRM_DAYS } from "../newsletter.ts";

const isOld = sql`asked_at < now() - make_interval(days => ${sql.lit(CONFIRM_DAYS)})`;

const deleteLetters = statement(
  "delete-old-letters",
  () => sql`delete from newsletter_letter where ${isOld}`,
);

const deleteAddresses = statement(
  "delete-addresses-nobody-confirmed",
  () => sql`delete from newsletter where confirmed_at is null and ${isOld}`,
);

/** Deletes letters whose links do not count any more, and addresses that nobody confirmed in time. Returns how many. */
export async function forgetOldLetters(database: Database): Promise<number> {
  return (await deleteLetters.run(database)) + (await deleteAddresses.run(database));
}

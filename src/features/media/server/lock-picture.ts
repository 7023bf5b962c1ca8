import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const takeTurns = statement(
  "lock-picture",
  (_, p: { key: string }) => sql`select pg_advisory_xact_lock(hashtextextended(${p.key}, 9))`,
);

/** Locks a picture until the transaction ends: otherwise storing it again during its removal could leave a row without a file. */
export async function lockPicture(tx: Database, key: string): Promise<void> {
  await takeTurns.run(tx, { key });
}

import { sql } from "kysely";
import { expect } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const waiting = statement(
  "test-waiting-for-lock",
  () => sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`,
);

/** Resolves when a session in this database waits for a lock of another one. */
export async function waitsForLock(on: Database): Promise<void> {
  await expect.poll(async () => (await waiting.first(on))?.count, { timeout: 5_000 }).toBeGreaterThan(0);
}

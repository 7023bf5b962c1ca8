import { setTimeout as wait } from "node:timers/promises";
import type { ClientBase } from "pg";

/** Any number, as long as nothing else in this database locks it. */
const LOCK_KEY = 4_802_026;
const ASK_AGAIN_MS = 50;

/**
 * Takes the lock that one migrating process holds, for as long as the connection lives. It asks again and again:
 * a waiter in `pg_advisory_lock()` and a `create index concurrently` of the holder wait for each other, which
 * PostgreSQL ends as a deadlock.
 */
export async function holdMigrationLock(
  client: ClientBase,
  onProgress: (line: string) => void,
): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    const { rows } = await client.query("select pg_try_advisory_lock($1) as is_held", [LOCK_KEY]);
    if (rows[0].is_held) return;
    if (isFirst) onProgress("Another process migrates; waiting for it");
    await wait(ASK_AGAIN_MS * (0.5 + Math.random()));
  }
}

import { randomUUID } from "node:crypto";
import { on } from "node:events";
import { sql } from "kysely";
import type { Client, Notification } from "pg";
import type { Database } from "../database/database.ts";
import { type Params, statement } from "../database/statement.ts";

export const HEARTBEAT_CHANNEL = "heartbeat";

const sendHeartbeat = statement(
  "heartbeat",
  (_, p: Params<{ id: string }>) =>
    sql`select pg_notify(${sql.lit(HEARTBEAT_CHANNEL)}, ${p.id}::text) is null as "isSent"`,
);

const HEARD_WITHIN_MS = 2_000;

interface HeartbeatOptions {
  /** Sends, on another connection than the one that listens. */
  sender: Database;
  signal: AbortSignal;
}

/**
 * Sends a notification and returns once the listening connection has received it. Nothing else proves that LISTEN works: a
 * connection pooler between the two accepts LISTEN and passes no notification on, and a dead connection stays silent.
 * @throws when nothing arrives within two seconds, or the signal comes first
 */
export async function heartbeat(listener: Client, { sender, signal }: HeartbeatOptions): Promise<void> {
  const id = randomUUID();
  const late = AbortSignal.timeout(HEARD_WITHIN_MS);
  const received = untilReceived(listener, { id, signal: AbortSignal.any([signal, late]) });
  try {
    await Promise.all([received, sendHeartbeat.first(sender, { id })]);
  } catch (error) {
    throw late.aborted ? new Error("No heartbeat arrives on the connection that listens") : error;
  }
}

async function untilReceived(listener: Client, { id, signal }: { id: string; signal: AbortSignal }) {
  // All of them, because it may arrive together with others.
  for await (const [{ payload }] of on(listener, "notification", { signal }) as AsyncIterable<
    [Notification]
  >) {
    if (payload === id) return;
  }
}

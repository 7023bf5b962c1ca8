import { randomUUID } from "node:crypto";
import { on } from "node:events";
import { sql } from "kysely";
import type { Client, Notification } from "pg";
import type { Database } from "./database.ts";
import { type Slots, statement } from "./statement.ts";

/** Where a process calls itself. */
export const OWN_CHANNEL = "own_call";

const call = statement(
  "own-call",
  (_, p: Slots<{ word: string }>) =>
    sql`select pg_notify(${sql.lit(OWN_CHANNEL)}, ${p.word}::text) is null as "isSent"`,
);

const HEARD_WITHIN_MS = 2_000;

/**
 * Calls by one connection, and returns once another one, which listens, has heard it: a proxy that lends its connections to
 * whoever has a question takes the wish to listen and passes on no word, and a line that was cut says nothing either.
 * @throws when nothing is heard within two seconds, or the signal comes first
 */
export async function hearOwnCall(
  listener: Client,
  { caller, signal }: { caller: Database; signal: AbortSignal },
): Promise<void> {
  const word = randomUUID();
  const late = AbortSignal.timeout(HEARD_WITHIN_MS);
  const heard = untilHeard(listener, { word, signal: AbortSignal.any([signal, late]) });
  try {
    await Promise.all([heard, call.first(caller, { word })]);
  } catch (error) {
    throw late.aborted ? new Error("No call of its own arrives on the connection that listens") : error;
  }
}

async function untilHeard(listener: Client, { word, signal }: { word: string; signal: AbortSignal }) {
  // All of them, because a word may arrive together with others.
  for await (const [{ payload }] of on(listener, "notification", { signal }) as AsyncIterable<
    [Notification]
  >) {
    if (payload === word) return;
  }
}

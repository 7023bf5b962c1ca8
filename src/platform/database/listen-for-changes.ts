import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import type { Database } from "./database.ts";
import { hearOwnCall, OWN_CHANNEL } from "./hear-own-call.ts";

/** What the database tells of itself: that something has changed of which processes may remember what it was. */
export interface Changes {
  /** Another number after each change of one of these tables; undefined while no change could be heard. */
  stamp(tables: readonly string[]): number | undefined;
  /** Calls after each change. */
  onChange(call: () => void): void;
}

export interface HeardChanges extends Changes {
  close(): Promise<void>;
}

interface Options {
  /** `postgres://…` */
  connection: string;
  /** The same database by other connections: what is called there has to be heard here. */
  caller: Database;
  /** Told when changes are heard no more, or not at all; it is tried again until they are. */
  onError?: (error: Error) => void;
}

/** The channel of db/migrations/0026_changes_are_told.sql; what is said on it is the name of a table. */
const CHANNEL = "change";
const LISTEN = `listen ${CHANNEL}; listen ${OWN_CHANNEL}`;
const CONNECTED_WITHIN_MS = 2_000;
const TRY_AGAIN_MS = 500;
/** So long nobody notices that the other end is gone, when it goes without a word. */
const CALL_EACH_MS = 5_000;

/**
 * Listens on a connection of its own for whatever another process or this one changes. A change is heard within
 * milliseconds after its transaction has ended. The server need not be there yet, and may go and come back. Nothing counts
 * as heard before a call of its own was, and that is tried again and again.
 */
export function listenForChanges({ connection, caller, onError = () => {} }: Options): HeardChanges {
  const closing = new AbortController();
  const changeCounts = new Map<string, number>();
  /** Changes of nobody knows which tables. */
  let blindCount = 0;
  const calls: (() => void)[] = [];
  let isListening = false;
  /** Whoever is told once that nothing is heard need not be told until something was heard again. */
  let isTold = false;

  /** An operator may say that something has changed without saying what: `notify change`. */
  function count(table: string | undefined): void {
    if (table) changeCounts.set(table, (changeCounts.get(table) ?? 0) + 1);
    else blindCount++;
    for (const call of calls) call();
  }

  /** Each of the numbers only grows, and so does their sum. */
  function stamp(tables: readonly string[]): number | undefined {
    if (!isListening) return undefined;
    let sum = blindCount;
    for (const table of tables) sum += changeCounts.get(table) ?? 0;
    return sum;
  }

  /** @throws as soon as the connection is no good any more */
  async function listen(): Promise<void> {
    const client = new Client({
      connectionString: connection,
      connectionTimeoutMillis: CONNECTED_WITHIN_MS,
      application_name: "highstreet",
    });
    const broken = new AbortController();
    const signal = AbortSignal.any([broken.signal, closing.signal]);
    signal.addEventListener("abort", () => void client.end().catch(() => undefined));
    // It speaks twice, the last word of the server and that it has gone; the first is kept.
    client.on("error", (error) => broken.abort(error));
    client.once("end", () => broken.abort(new Error("The connection that listens has ended")));
    client.on("notification", ({ channel, payload }) => {
      if (channel === CHANNEL) count(payload);
    });
    try {
      await client.connect();
      await client.query(LISTEN);
      for (;;) {
        await hearOwnCall(client, { caller, signal });
        const wasListening = isListening;
        isListening = true;
        // Who knows what happened before.
        if (!wasListening) count(undefined);
        isTold = false;
        await wait(CALL_EACH_MS, undefined, { signal });
      }
    } catch (error) {
      throw signal.aborted ? signal.reason : error;
    } finally {
      isListening = false;
      broken.abort();
    }
  }

  async function goOnListening(): Promise<void> {
    while (!closing.signal.aborted) {
      await listen().catch((error: Error) => {
        if (!isTold && !closing.signal.aborted) onError(error);
        isTold = true;
      });
      await wait(TRY_AGAIN_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  const stopped = goOnListening();
  return {
    stamp,
    onChange: (call) => void calls.push(call),
    async close() {
      closing.abort();
      await stopped;
    },
  };
}

import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import {
  type Changes,
  type Database,
  type SignalSubscriber,
  type Signals,
  SIGNAL_CHANNELS,
} from "../database/database.ts";
import { heartbeat, HEARTBEAT_CHANNEL } from "./heartbeat.ts";

export interface ChangeListener extends Changes, Signals {
  close(): Promise<void>;
}

interface ChangeListenerOptions {
  /** `postgres://…` */
  connection: string;
  /** The same database by other connections, for the heartbeat. */
  sender: Database;
  /** Called once when the connection is lost; the listener goes on trying to connect. */
  onError?: (error: Error) => void;
}

/** The channel of `notify_change` in db/functions/platform.sql; the payload is the name of the table. */
const CHANNEL = "change";
const LISTEN = [CHANNEL, HEARTBEAT_CHANNEL, ...SIGNAL_CHANNELS]
  .map((channel) => `listen ${channel}`)
  .join("; ");
const CONNECTED_WITHIN_MS = 2_000;
const RECONNECT_AFTER_MS = 500;
/** A dead connection is noticed after about this long. */
const HEARTBEAT_EACH_MS = 5_000;

/**
 * Listens on a connection of its own (LISTEN) for changes and signals by any process, this one included. A notification arrives within
 * milliseconds after the commit. The server need not be there yet, and may go and come back. It counts as listening only while
 * its heartbeat arrives.
 */
export function changeListener({
  connection,
  sender,
  onError = () => {},
}: ChangeListenerOptions): ChangeListener {
  const closing = new AbortController();
  const changeCounts = new Map<string, number>();
  /** Changes of an unknown table. */
  let unnamedCount = 0;
  const calls: (() => void)[] = [];
  const subscribers = new Set<SignalSubscriber>();
  let isListening = false;
  /** An error is reported once until the listener is connected again. */
  let isReported = false;

  /** An operator may say that something has changed without saying what: `notify change`. */
  function count(table: string | undefined): void {
    if (table) changeCounts.set(table, (changeCounts.get(table) ?? 0) + 1);
    else unnamedCount++;
    for (const call of calls) call();
  }

  /** Each of the numbers only grows, and so does their sum. */
  function stamp(tables: readonly string[]): number | undefined {
    if (!isListening) return undefined;
    let sum = unnamedCount;
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
    // The error may come twice, with the last message of the server and at the end of the connection; the first is used.
    client.on("error", (error) => broken.abort(error));
    client.once("end", () => broken.abort(new Error("The connection that listens has ended")));
    client.on("notification", ({ channel, payload }) => {
      if (channel === CHANNEL) return count(payload);
      for (const subscriber of subscribers) {
        if (subscriber.channel === channel) subscriber.received(payload ?? "");
      }
    });
    try {
      await connect(client, signal);
      await client.query(LISTEN);
      for (;;) {
        await heartbeat(client, { sender, signal });
        const wasListening = isListening;
        isListening = true;
        // Changes before this moment were missed.
        if (!wasListening) {
          count(undefined);
          for (const subscriber of subscribers) subscriber.mayHaveMissed();
        }
        isReported = false;
        await wait(HEARTBEAT_EACH_MS, undefined, { signal });
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
        if (!isReported && !closing.signal.aborted) onError(error);
        isReported = true;
      });
      await wait(RECONNECT_AFTER_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  const stopped = goOnListening();
  return {
    stamp,
    onChange: (call) => void calls.push(call),
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },
    async close() {
      closing.abort();
      await stopped;
    },
  };
}

/**
 * @throws what the client throws, or the reason of the signal: the promise of `connect` of pg 8.23 stays open for ever when the
 * client is ended before it has connected and the server then lets it go.
 */
async function connect(client: Client, signal: AbortSignal): Promise<void> {
  const aborted = once(signal, "abort").then(() => signal.throwIfAborted());
  await Promise.race([client.connect(), aborted]);
}

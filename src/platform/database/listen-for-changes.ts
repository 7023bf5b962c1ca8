import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";

/** What the database tells of itself: that something has changed of which processes may remember what it was. */
export interface Changes {
  /** Another number after each change; undefined while no change could be heard. */
  stamp(): number | undefined;
}

export interface HeardChanges extends Changes {
  close(): Promise<void>;
}

interface Options {
  /** `postgres://…` */
  connection: string;
  /** Told when the connection breaks; another is made until there is one. */
  onError?: (error: Error) => void;
}

/** The channel of db/migrations/0026_changes_are_told.sql. */
const LISTEN = "listen change";
const TRY_AGAIN_MS = 500;
/** A connection of which nothing is heard is tried this often: else nobody would notice that the other end is gone. */
const KEEP_ALIVE_MS = 10_000;

/**
 * Listens on a connection of its own for whatever another process or this one changes. A change is heard within
 * milliseconds after its transaction has ended. The server need not be there yet, and may go and come back.
 */
export function listenForChanges({ connection, onError = () => {} }: Options): HeardChanges {
  const closing = new AbortController();
  let changeCount = 0;
  let isListening = false;

  async function listen(): Promise<void> {
    const client = new Client({
      connectionString: connection,
      connectionTimeoutMillis: 2000,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      application_name: "highstreet",
    });
    const ended = new Promise<void>((resolve) => client.once("end", resolve));
    const end = () => void client.end().catch(() => undefined);
    closing.signal.addEventListener("abort", end);
    client.on("error", (error) => {
      // It speaks twice: the last word of the server, and that it has gone.
      if (isListening) onError(error);
      isListening = false;
    });
    client.on("notification", () => changeCount++);
    try {
      await client.connect();
      await client.query(LISTEN);
      // Who knows what happened meanwhile.
      changeCount++;
      isListening = true;
      await ended;
    } finally {
      isListening = false;
      closing.signal.removeEventListener("abort", end);
      end();
    }
  }

  async function goOnListening(): Promise<void> {
    while (!closing.signal.aborted) {
      // Whoever asks the database something is told that it is away; here it is enough to know it.
      await listen().catch(() => undefined);
      await wait(TRY_AGAIN_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  const stopped = goOnListening();
  return {
    stamp: () => (isListening ? changeCount : undefined),
    async close() {
      closing.abort();
      await stopped;
    },
  };
}

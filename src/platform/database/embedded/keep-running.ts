import { setTimeout as wait } from "node:timers/promises";
import type { Exit } from "./embedded-server.ts";
import type { ServerProcess } from "./server-process.ts";

interface KeptServer {
  /** Stops the server for good. */
  stop(): Promise<void>;
}

interface Ears {
  log: (line: string) => void;
  onExit: (exit: Exit) => void;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
/** A server that ran that long was healthy: the delay between restarts starts again at zero. */
const WELL_AFTER_MS = 60_000;

/**
 * Starts a server and restarts it whenever it ends by itself (killed, out of memory): at once the first time, then with growing
 * delays. Rejects when the very first launch fails.
 */
export async function keepRunning(launch: () => Promise<ServerProcess>, ears: Ears): Promise<KeptServer> {
  const stopping = new AbortController();
  let server = await launch();
  let pauseMs = 0;

  async function launchAgain(): Promise<ServerProcess | undefined> {
    for (;;) {
      await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return undefined;
      pauseMs = Math.min(Math.max(pauseMs * 2, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
      try {
        return await launch();
      } catch (error) {
        ears.log(`PostgreSQL could not be started again: ${String(error)}`);
      }
    }
  }

  async function watch(): Promise<void> {
    for (;;) {
      const startedAt = performance.now();
      const exit = await server.ended;
      if (stopping.signal.aborted) return;
      ears.log(`PostgreSQL ended unasked (${exit.signal ?? exit.code}) and is started again`);
      ears.onExit(exit);
      if (performance.now() - startedAt > WELL_AFTER_MS) pauseMs = 0;
      const next = await launchAgain();
      if (!next) return;
      server = next;
      if (stopping.signal.aborted) return server.stop();
    }
  }

  const watching = watch();
  async function stop(): Promise<void> {
    stopping.abort();
    await server.stop();
    await watching;
  }
  return { stop };
}

import type { Server } from "node:http";
import type { Log } from "../log.ts";

/** Longest wait for answers that are on their way. */
const PATIENCE_MS = 5_000;

/**
 * Ends the process on SIGTERM or SIGINT without breaking an answer off: readiness turns to 503 at once, accepted
 * requests are finished, then each of `after` is awaited in turn and the process ends with 0.
 */
export function closeGracefully(
  server: Server,
  { log, after }: { log: Log; after: (() => Promise<void>)[] },
): { isClosing: () => boolean } {
  let isClosing = false;
  async function close() {
    if (isClosing) return;
    isClosing = true;
    log.info("Closing");
    const impatient = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
    clearTimeout(impatient);
    for (const step of after) await step();
    log.info("Closed");
    process.exit(0);
  }
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void close());
  return { isClosing: () => isClosing };
}

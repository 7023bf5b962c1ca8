import type { Server } from "node:http";
import { setImmediate as turn, setTimeout as wait } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";
import type { Log } from "../log.ts";

/** New visitors are still let in for so long, with readiness at 503: who sends them learns of it, and connections drain. */
const MOMENT_MS = 1_000;
/** Longest wait for answers that are on their way. */
const PATIENCE_MS = 4_000;

interface CloseOptions {
  log: Log;
  /** Begun at once, while answers are on their way. */
  meanwhile?: () => Promise<void>;
  /** Awaited in turn when nobody is answered any more. */
  after: (() => Promise<void>)[];
  momentMs?: number;
  exit?: () => void;
}

/**
 * Ends the process on SIGTERM or SIGINT without breaking an answer off. Readiness turns to 503 and each answer is the last of its
 * connection (`lastAnswers`), so that clients leave by themselves; a moment later nobody is let in any more, requests are
 * finished, and the process ends with 0.
 */
export function closeGracefully(
  server: Server,
  { log, meanwhile, after, momentMs = MOMENT_MS, exit = () => process.exit(0) }: CloseOptions,
): { isClosing: () => boolean; close: () => Promise<void> } {
  let isClosing = false;
  async function close() {
    if (isClosing) return;
    isClosing = true;
    log.info("Closing");
    const done = meanwhile?.();
    await wait(momentMs);
    // Directly after Node has read what arrived: a connection that is closed with a request unread is reset.
    await turn();
    const impatient = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    clearTimeout(impatient);
    await done;
    for (const step of after) await step();
    log.info("Closed");
    exit();
  }
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void close());
  return { isClosing: () => isClosing, close };
}

/** Says on each answer that leaves while the process is closing that its connection ends with it. */
export function lastAnswers(isClosing: () => boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (isClosing()) c.res.headers.set("connection", "close");
  };
}

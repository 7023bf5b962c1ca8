import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as turn, setTimeout as wait } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";
import type { Log } from "../log.ts";

/** New visitors are still let in for so long, with readiness at 503: who sends them learns of it. */
const MOMENT_MS = 1_000;
/** Who is connected and about to send gets so long for it; a busy client is not quick. */
const SENDING_MS = 1_000;
/** Longest wait for answers that are on their way when nobody is let in any more. */
const PATIENCE_MS = 4_000;

interface CloseOptions {
  log: Log;
  /** Begun at once, while visitors are still answered. */
  meanwhile?: () => Promise<void>;
  /** Called when nobody is let in any more: ends answers that would never end by themselves. */
  endStreams?: () => void;
  /** Awaited in turn when nobody is answered any more. */
  after: (() => Promise<void>)[];
  /** When the moment is over in which new visitors are still let in. */
  moment?: () => Promise<void>;
  sendingMs?: number;
  patienceMs?: number;
  exit?: () => void;
}

interface Closing {
  isClosing: () => boolean;
  /** Says on answers that leave when nobody is let in any more that their connection ends with them. */
  lastAnswers: MiddlewareHandler;
  close: () => Promise<void>;
}

/**
 * Ends the process on SIGTERM or SIGINT without breaking an answer off. Readiness turns to 503; a moment later nobody is let in any
 * more, each answer is the last of its connection, requests are finished, and the process ends with 0.
 *
 * Connections are kept until the door is shut: a client that is told to leave comes back at once, and the system resets those who
 * stand at the door at that moment.
 */
export function closeGracefully(
  server: Server,
  {
    log,
    meanwhile,
    endStreams,
    after,
    moment = () => wait(MOMENT_MS),
    sendingMs = SENDING_MS,
    patienceMs = PATIENCE_MS,
    exit = () => process.exit(0),
  }: CloseOptions,
): Closing {
  let isClosing = false;
  let areAnswersLast = false;

  async function close() {
    if (isClosing) return;
    isClosing = true;
    log.info("Closing");
    const done = meanwhile?.();
    await moment();
    // Directly after Node has let in who waited at the door.
    await turn();
    const closed = stopListening(server);
    areAnswersLast = true;
    endStreams?.();
    await finishAnswers(server, closed, { sendingMs, patienceMs });
    await done;
    for (const step of after) await step();
    log.info("Closed");
    exit();
  }

  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void close());
  return {
    isClosing: () => isClosing,
    lastAnswers: async (c, next) => {
      await next();
      if (areAnswersLast) c.res.headers.set("connection", "close");
    },
    close,
  };
}

/** Lets nobody in. The method of `http` would also end connections without a request, of which some are about to send one. */
function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve()));
}

/** Returns when all who are in have been answered. */
async function finishAnswers(
  server: Server,
  closed: Promise<void>,
  { sendingMs, patienceMs }: { sendingMs: number; patienceMs: number },
): Promise<void> {
  const impatient = setTimeout(() => server.closeAllConnections(), patienceMs);
  await Promise.race([wait(sendingMs), closed]);
  // Directly after Node has read what arrived: a connection that is closed with a request unread is reset.
  await turn();
  server.closeIdleConnections();
  await closed;
  clearTimeout(impatient);
}

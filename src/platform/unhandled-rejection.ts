import { isConnectionLost } from "#platform/database/error-codes.ts";
import type { Log } from "./log.ts";

/**
 * The handler of unhandled rejections. The task queue records the end of a task without awaiting it (graphile-worker, failJob and
 * completeJob in worker.js): a connection lost in that moment must not end the process. run-tasks.ts finds
 * such a task and takes it off the queue. Anything else is a mistake of ours and ends the process as before.
 */
export function onUnhandledRejection(log: Pick<Log, "warn">): (reason: unknown) => void {
  return (reason) => {
    if (!isConnectionLost(reason)) throw reason;
    log.warn({ err: reason }, "A connection to the database was lost while nobody waited for it");
  };
}

import { isConnectionLost } from "#platform/database/error-codes.ts";
import type { Log } from "./log.ts";

/**
 * For what failed while nobody listened. The job queue notes the end of a job without waiting for it (graphile-worker, failJob
 * and completeJob in worker.js): a database that goes away in that moment must not take the process along. The job stays locked
 * until the queue's own limit. Anything else is a mistake of ours and ends the process as before.
 */
export function unheardRejection(log: Pick<Log, "warn">): (reason: unknown) => void {
  return (reason) => {
    if (!isConnectionLost(reason)) throw reason;
    log.warn({ err: reason }, "A connection to the database was lost while nobody waited for it");
  };
}

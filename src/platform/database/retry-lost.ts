import { setTimeout as wait } from "node:timers/promises";
import { isConnectionLost } from "./error-codes.ts";

const FIRST_WAIT_MS = 20;
const LONGEST_WAIT_MS = 300;
const GIVE_UP_AFTER_MS = 3000;

/**
 * Retries while the connection gets lost, for up to three seconds: a restart of the server takes less. The delays have jitter, so
 * that many requests do not retry at the same moment. Only for reads.
 */
export async function retryLost<Result>(ask: () => Promise<Result>): Promise<Result> {
  const giveUpAt = performance.now() + GIVE_UP_AFTER_MS;
  for (let longestMs = FIRST_WAIT_MS; ; longestMs = Math.min(longestMs * 2, LONGEST_WAIT_MS)) {
    try {
      return await ask();
    } catch (error) {
      const waitMs = longestMs * (0.5 + Math.random() / 2);
      if (!isConnectionLost(error) || performance.now() + waitMs > giveUpAt) throw error;
      await wait(waitMs);
    }
  }
}

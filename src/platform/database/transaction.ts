import { setTimeout as wait } from "node:timers/promises";
import type { Pool, PoolClient } from "pg";
import type { Database } from "./database.ts";
import { isConnectionLost, isLostRace, isStalePlan } from "./error-codes.ts";
import { explainError } from "./explain-error.ts";
import { retryLost } from "./retry-lost.ts";
import { transactionOn } from "./transaction-on.ts";

const RUNS_AT_MOST = 3;

/** Between two runs. */
const LONGEST_PAUSE_MS = 50;

/** Runs `work` in a transaction of its own connection; see `Database.transaction`. */
export async function runTransaction<Result>(
  pool: Pool,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  // After a migration the plans of every connection in the pool may be stale; each one met is thrown away.
  let stalePlansLeft = pool.options.max;
  for (let runsLeft = RUNS_AT_MOST; ;) {
    try {
      return await runOnce(pool, work);
    } catch (error) {
      const isRace = isLostRace(error);
      const mayRunAgain = isStalePlan(error) ? stalePlansLeft-- > 0 : isRace && --runsLeft > 0;
      if (!mayRunAgain) throw explainError(error);
      // With jitter: those who met would meet again.
      if (isRace) await wait(LONGEST_PAUSE_MS * (0.2 + 0.8 * Math.random()));
    }
  }
}

async function runOnce<Result>(pool: Pool, work: (tx: Database) => Promise<Result>): Promise<Result> {
  // Nothing has happened yet, so even a transaction that writes may wait for a server that restarts.
  const client = await retryLost(() => begin(pool));
  const { tx, commit, rollback, close } = transactionOn(client);
  try {
    const result = await work(tx);
    await commit();
    client.release();
    return result;
  } catch (error) {
    close();
    // A connection that is lost or stale is thrown away, which rolls back too.
    const mayStay = !isConnectionLost(error) && !isStalePlan(error);
    const isUsable =
      mayStay &&
      (await rollback().then(
        () => true,
        () => false,
      ));
    client.release(!isUsable);
    throw error;
  }
}

async function begin(pool: Pool): Promise<PoolClient> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    return client;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

import type { Pool, PoolClient } from "pg";
import { isConnectionLost, isStalePlan } from "./error-codes.ts";

/**
 * Lends a connection for one statement. A broken connection is thrown away. One with a stale plan too, and the
 * statement is asked on another: it was refused before it did anything. After a migration every connection of the
 * pool may be stale, hence as many turns as there are connections.
 */
export async function onClient<Result>(
  pool: Pool,
  ask: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  for (let turnsLeft = pool.options.max; ; turnsLeft--) {
    const client = await pool.connect();
    try {
      const result = await ask(client);
      client.release();
      return result;
    } catch (error) {
      client.release(isConnectionLost(error) || isStalePlan(error));
      if (!isStalePlan(error) || turnsLeft === 0) throw error;
    }
  }
}

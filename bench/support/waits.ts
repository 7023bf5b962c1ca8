import type { Database } from "#platform/database/database.ts";
import { median } from "./median.ts";

/** A connection plans a prepared statement again in its first five runs. */
const WARM_UP_COUNT = 300;
const COUNT = 300;

/** A database that counts how long its caller waits for its answers, its driver included. */
export interface WatchedDatabase extends Database {
  /** The milliseconds since the last call of this. */
  waitedMs(): number;
}

export function watched(database: Database): WatchedDatabase {
  let waited = 0;
  return {
    ...database,
    async execute(statement) {
      const startedAt = performance.now();
      try {
        return await database.execute(statement);
      } finally {
        waited += performance.now() - startedAt;
      }
    },
    waitedMs() {
      const since = waited;
      waited = 0;
      return since;
    },
  };
}

/** Milliseconds that one call of `ask` waits for the database, all its queries together: the median. */
export async function medianWait(database: WatchedDatabase, ask: () => Promise<unknown>): Promise<number> {
  for (let count = 0; count < WARM_UP_COUNT; count++) await ask();
  const waits: number[] = [];
  database.waitedMs();
  for (let count = 0; count < COUNT; count++) {
    await ask();
    waits.push(database.waitedMs());
  }
  return median(waits);
}

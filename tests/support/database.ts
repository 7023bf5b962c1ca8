import { AsyncLocalStorage } from "node:async_hooks";
import type { PoolClient } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, inject } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { openDatabase, type OpenDatabase } from "#platform/database/open-database.ts";
import { STATEMENT_TIMEOUT_MS } from "#platform/database/statement-timeouts.ts";
import { type RunningTransaction, transactionOn } from "#platform/database/transaction-on.ts";
import { connectionTo, createTestDatabase, TEMPLATE } from "./test-server.ts";

/**
 * A migrated, empty database for the tests of a file. Each test sees only what it wrote itself: all of it happens in
 * one transaction that is rolled back afterwards, which takes less than a millisecond. So `now()` stands still during
 * a test, and tests that need commits or several connections take `freshDatabase()`.
 *
 *     const database = testDatabase();
 *     test("a city knows its shops", async () => { await insertCity.run(database, { … }) });
 */
export function testDatabase(): Database {
  let pool: OpenDatabase;
  let client: PoolClient;
  let running: RunningTransaction;
  let current: Database | undefined;

  beforeAll(async () => {
    const server = inject("testServer");
    const name = `worker_${process.env.VITEST_POOL_ID}`;
    await createTestDatabase(server, name, TEMPLATE);
    pool = openDatabase({
      connection: connectionTo(server, name),
      statementTimeoutMs: STATEMENT_TIMEOUT_MS.web,
      maxConnections: 1,
    });
  });
  beforeEach(async () => {
    client = await pool.pool.connect();
    await client.query("begin");
    running = transactionOn(client);
    current = separateStatements(running.tx);
  });
  afterEach(async () => {
    current = undefined;
    await running.rollback();
    client.release();
  });
  afterAll(() => pool.close());

  function now(): Database {
    if (!current) throw new Error("The database of testDatabase() is there while a test runs");
    return current;
  }
  return {
    execute: (statement) => now().execute(statement),
    transaction: (work) => now().transaction(work),
  };
}

/**
 * Makes the transaction of a test look like a pool: a failed statement does not abort the others. Using the pool inside of a
 * transaction is an error: in production that part would stay when the rest is rolled back.
 */
function separateStatements(tx: Database): Database {
  const within = new AsyncLocalStorage<true>();
  function refuseWithin(): void {
    if (within.getStore())
      throw new Error("Inside a transaction use what it hands you, not the database itself");
  }
  return {
    async execute(statement) {
      refuseWithin();
      return tx.transaction((inner) => inner.execute(statement));
    },
    async transaction(work) {
      refuseWithin();
      return tx.transaction((inner) => within.run(true, () => work(inner)));
    },
  };
}

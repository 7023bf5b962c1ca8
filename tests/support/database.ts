import { AsyncLocalStorage } from "node:async_hooks";
import type { PoolClient } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, inject } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { openDatabase, type OpenDatabase } from "#platform/database/open-database.ts";
import { type RunningTransaction, transactionOn } from "#platform/database/transaction-on.ts";
import { connectionTo, createTestDatabase, PATIENT, TEMPLATE } from "./test-server.ts";

/**
 * A migrated, empty database for the tests of a file. Each test sees only what it wrote itself: all of it happens in
 * one transaction that is rolled back afterwards, which takes less than a millisecond. So `now()` stands still during
 * a test, and tests that need commits or several connections take `freshDatabase()`.
 *
 *     const database = testDatabase();
 *     test("a city knows its shops", async () => { await insertCity.run(database, { … }) });
 */
export function testDatabase(): Database {
  const { database, begin, end } = connectionOfFile();
  beforeEach(() => begin("begin"));
  afterEach(() => end("rollback"));
  return database;
}

/**
 * A database with the world that all tests of a file begin with. It is settled once, and what a test does to it is taken
 * back to a savepoint: settling it takes many times as long as most tests. So `now()` stands still for the whole file, and
 * what is kept outside of the database, such as a list of mails, is reset in a `beforeEach`.
 *
 *     const database = testWorld(settleSmallWorld);
 *     const database = testWorld(async (database) => {
 *       sam = await addMember(database);
 *     });
 */
export function testWorld(settle: (database: Database) => Promise<unknown>): Database {
  const { database, begin, end } = connectionOfFile();
  beforeAll(async () => {
    await begin("begin");
    // The server would give up a transaction in which tests draw pictures for a minute.
    await begin("set local idle_in_transaction_session_timeout = 0");
    await settle(database);
  });
  beforeEach(() => begin("savepoint world"));
  afterEach(() => end("rollback to world"));
  afterAll(() => end("rollback"));
  return database;
}

interface ConnectionOfFile {
  /** Works between a `begin` and its `end`. */
  database: Database;
  begin(statement: string): Promise<void>;
  /** What a test did not await is refused from here on. */
  end(statement: string): Promise<void>;
}

/** One connection to the worker's own database, for as long as the hooks and tests of the file run. */
function connectionOfFile(): ConnectionOfFile {
  let pool: OpenDatabase;
  let client: PoolClient;
  let running: RunningTransaction | undefined;
  let current: Database | undefined;

  beforeAll(async () => {
    const server = inject("testServer");
    const name = `worker_${process.env.VITEST_POOL_ID}`;
    await createTestDatabase(server, name, TEMPLATE);
    pool = openDatabase({ ...PATIENT, connection: connectionTo(server, name), maxConnections: 1 });
    client = await pool.pool.connect();
  });
  afterAll(async () => {
    client.release();
    await pool.close();
  });

  async function begin(statement: string): Promise<void> {
    await client.query(statement);
    running = transactionOn(client);
    current = separateStatements(running.tx);
  }

  async function end(statement: string): Promise<void> {
    current = undefined;
    running?.close();
    await client.query(statement);
  }

  function now(): Database {
    if (!current) throw new Error("The database of a test is there while a test runs");
    return current;
  }
  const database: Database = {
    execute: (statement) => now().execute(statement),
    transaction: (work) => now().transaction(work),
  };
  return { database, begin, end };
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

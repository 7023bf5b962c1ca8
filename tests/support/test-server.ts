import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { STATEMENT_TIMEOUT_MS } from "#platform/database/statement-timeouts.ts";

/** The migrated database that every other one is copied from. No connection to it stays open: that would prevent copying. */
export const TEMPLATE = "highstreet_template";

/** A busy machine is no reason to fail: with these a test's pool waits longer than a visitor would. */
export const PATIENT = { statementTimeoutMs: STATEMENT_TIMEOUT_MS.tasks, connectWithinMs: 60_000 };

const LEAVING_PATIENCE_MS = 5_000;

/** What one run of the tests shares: made in `global-setup.ts`, read in the workers with `inject`. */
export interface TestServer {
  /** `postgres://…` of a database in which nothing but other databases are made. */
  connection: string;
  /** Of the run: for tests that start a server of their own. */
  folder: string;
}

declare module "vitest" {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/** The same server, another database on it. */
export function connectionTo({ connection }: TestServer, databaseName: string): string {
  const url = new URL(connection);
  url.pathname = `/${databaseName}`;
  return url.href;
}

/**
 * Makes a database unless it is there already: a copy of `template`, or an empty one. Copying files takes a fifth of
 * the time of the default way, which writes them all to the log.
 */
export async function createTestDatabase(
  server: TestServer,
  name: string,
  template = "template0",
): Promise<void> {
  await onServer(server, async (client) => {
    const there = await client.query("select from pg_database where datname = $1", [name]);
    if (there.rowCount) return;
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
}

/**
 * Drops a database as soon as it has no connections, and cuts off those that stay. Closing connections must be awaited: a pool
 * reports its end before its connections are gone, and the task queue's own pool, which creates its tables, has no error listener
 * any more by then: cut off in that moment, it throws an uncaught error.
 */
export async function dropTestDatabase(server: TestServer, name: string): Promise<void> {
  await onServer(server, async (client) => {
    const deadline = Date.now() + LEAVING_PATIENCE_MS;
    while ((await isSomeoneOn(client, name)) && Date.now() < deadline) await wait(10);
    await client.query(`drop database if exists ${name} with (force)`);
  });
}

async function isSomeoneOn(client: Client, name: string): Promise<boolean> {
  const there = await client.query(
    "select from pg_stat_activity where datname = $1 and backend_type = 'client backend'",
    [name],
  );
  return there.rowCount !== 0;
}

async function onServer(
  { connection }: TestServer,
  work: (client: Client) => Promise<unknown>,
): Promise<void> {
  const client = new Client({ connectionString: connection });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

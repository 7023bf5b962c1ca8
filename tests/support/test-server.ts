import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";

/** The migrated database that every other one is copied from. Nobody stays connected to it: that would forbid copying. */
export const TEMPLATE = "highstreet_template";

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
 * Drops a database as soon as nobody is on it, and cuts off whoever stays. Those who leave have to be waited for: a pool says
 * that it has ended before its connections are gone, and the job queue's own pool, by which it brings its tables, no
 * longer listens to errors by then: cut off in its last moment, it throws where nobody catches.
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

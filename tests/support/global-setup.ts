import { mkdir, rm } from "node:fs/promises";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "#platform/database/embedded/start-embedded.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { STATEMENT_TIMEOUT_MS } from "#platform/database/statement-timeouts.ts";
import { folderOfRun, sweepDeadRuns } from "./run-folders.ts";
import { connectionTo, createTestDatabase, TEMPLATE, type TestServer } from "./test-server.ts";

/** One server for the whole run, with one migrated database on it that all others are copied from. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  await sweepDeadRuns();
  const folder = folderOfRun(process.pid);
  await mkdir(folder, { recursive: true });
  const { url, stop } = await startEmbedded({
    dataDir: folder,
    isDurable: false,
    binaries: process.env.TEST_DATABASE_BINARIES,
  });
  const server: TestServer = { connection: url, folder };
  await makeTemplate(server);
  project.provide("testServer", server);
  return async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function makeTemplate(server: TestServer): Promise<void> {
  await createTestDatabase(server, TEMPLATE);
  const template = openDatabase({
    connection: connectionTo(server, TEMPLATE),
    statementTimeoutMs: STATEMENT_TIMEOUT_MS.tools,
    maxConnections: 1,
  });
  await migrate(template);
  // For all connections of the run: a site gives a lock up after ten seconds, a busy machine is no reason to.
  await template.pool.query("alter role current_user set lock_timeout = '100s'");
  await template.close();
}

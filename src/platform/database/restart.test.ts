import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { startEmbedded } from "./embedded/start-embedded.ts";
import { openDatabase } from "./open-database.ts";
import { statement } from "./statement.ts";

const answer = statement("answer", () => sql<{ answer: number }>`select 42 as answer`, { isRead: true });
const write = statement("write", () => sql`create table written ()`);

/** A server for this test alone, which may be stopped without affecting others. */
async function ownServer() {
  const dataDir = await mkdtemp(join(inject("testServer").folder, "restart-"));
  const binaries = process.env.TEST_DATABASE_BINARIES;
  let server = await startEmbedded({ dataDir, isDurable: false, binaries });
  const database = openDatabase({ connection: server.url, statementTimeoutMs: 0 });
  onTestFinished(async () => {
    await database.close();
    await server.stop();
  });
  return {
    database,
    stop: () => server.stop(),
    start: async () => void (server = await startEmbedded({ dataDir, isDurable: false, binaries })),
  };
}

test("reads wait for a server that restarts", async () => {
  const { database, stop, start } = await ownServer();
  await answer.first(database);
  await stop();
  const answers = Promise.all(Array.from({ length: 20 }, () => answer.first(database)));
  const inTransaction = database.transaction((tx) => answer.first(tx));
  await start();
  expect(await answers).toEqual(Array.from({ length: 20 }, () => ({ answer: 42 })));
  expect(await inTransaction).toEqual({ answer: 42 });
});

test("a write to a server that is away fails at once, and works when it is back", async () => {
  const { database, stop, start } = await ownServer();
  await stop();
  expect(await database.isReady()).toBe(false);
  await expect(write.run(database)).rejects.toMatchObject({ kind: "unavailable" });
  await start();
  expect(await database.isReady()).toBe(true);
  await write.run(database);
});

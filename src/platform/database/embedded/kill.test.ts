import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { expect, test, vi } from "vitest";
import type { Connection, Exit } from "./embedded-server.ts";
import { haveEnded, isRunning } from "./processes.ts";
import { ask } from "./testing/ask.ts";
import { ownerProcess } from "./testing/owner-process.ts";
import { startForTest } from "./testing/start-for-test.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

function serverPid(dataDir: string): number {
  return Number.parseInt(readFileSync(join(dataDir, "postgres/18/postmaster.pid"), "utf8"), 10);
}

async function numbers(connection: Connection): Promise<number[]> {
  const rows = await ask<{ number: number }>(connection, "select number from numbers order by number");
  return rows.map((row) => row.number);
}

/** Has the server compute for hours, so that the session does not notice the end of its server; answers its pid. */
async function busySession(connection: Connection): Promise<number> {
  const client = new Client(connection);
  client.on("error", () => {});
  await client.connect();
  void client
    .query("select count(*) from generate_series(1, 100000000000) as n where n % 2 = 3")
    .catch(() => {});
  const busy =
    "select pid from pg_stat_activity where state = 'active' and query like '%generate_series%n % 2 = 3'";
  return vi.waitFor(async () => {
    const [row] = await ask<{ pid: number }>(connection, busy);
    expect(row).toBeDefined();
    return row!.pid;
  }, 20_000);
}

test("an owner killed while it writes loses no acknowledged row, and its server is not adopted", async () => {
  const dataDir = temporaryFolder();
  const owner = ownerProcess(dataDir);
  await owner.hasWritten(50);
  await owner.killed("SIGKILL");
  const leftover = serverPid(dataDir);
  expect(isRunning(leftover)).toBe(true);
  const server = await startForTest({ dataDir });
  expect(isRunning(leftover)).toBe(false);
  expect(await numbers(server.connection)).toEqual(expect.arrayContaining(owner.acknowledged));
});

test("owner and server killed together lose no acknowledged row", async () => {
  const dataDir = temporaryFolder();
  const owner = ownerProcess(dataDir);
  await owner.hasWritten(50);
  const leftover = serverPid(dataDir);
  owner.child.kill("SIGKILL");
  process.kill(leftover, "SIGKILL");
  await owner.ended;
  const server = await startForTest({ dataDir });
  expect(await numbers(server.connection)).toEqual(expect.arrayContaining(owner.acknowledged));
});

test("an owner starts its killed server again at the same address, with every acknowledged row", async () => {
  const dataDir = temporaryFolder();
  const server = await startForTest({ dataDir });
  const exits: Exit[] = [];
  server.onExit((exit) => exits.push(exit));
  await ask(server.connection, "create table numbers as select 7 as number");
  for (const times of [1, 2, 3]) {
    process.kill(serverPid(dataDir), "SIGKILL");
    await vi.waitFor(() => expect(exits).toHaveLength(times), 20_000);
    await vi.waitFor(async () => expect(await numbers(server.connection)).toEqual([7]), 20_000);
  }
  expect(exits[0]).toEqual({ code: null, signal: "SIGKILL" });
});

test("an owner told to stop while its server is down leaves nothing running", async () => {
  const dataDir = temporaryFolder();
  const server = await startForTest({ dataDir });
  const stopped = new Promise<void>((resolve) => server.onExit(() => resolve(server.stop())));
  const session = await busySession(server.connection);
  process.kill(serverPid(dataDir), "SIGKILL");
  await stopped;
  expect(isRunning(session)).toBe(false);
  await startForTest({ dataDir });
});

test("a session that goes on computing after its server was killed is ended before the next server", async () => {
  const dataDir = temporaryFolder();
  const server = await startForTest({ dataDir });
  const session = await busySession(server.connection);
  process.kill(serverPid(dataDir), "SIGKILL");
  await vi.waitFor(() => ask(server.connection, "select 1"), 20_000);
  expect(isRunning(session)).toBe(false);
});

test("an owner that forgets to stop its server takes it along", async () => {
  const dataDir = temporaryFolder();
  const owner = ownerProcess(dataDir, "forget");
  await owner.ended;
  expect(owner.child.exitCode).toBe(0);
  await vi.waitFor(() => expect(existsSync(join(dataDir, "postgres/18/postmaster.pid"))).toBe(false), 20_000);
});

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s ends an owner that does not listen to it, and its server",
  async (signal) => {
    const dataDir = temporaryFolder();
    const owner = ownerProcess(dataDir, "wait");
    await owner.hasWritten(1);
    const pid = serverPid(dataDir);
    await owner.killed(signal);
    expect(owner.child.signalCode).toBe(signal);
    expect(await haveEnded([pid], 10_000)).toBe(true);
  },
);

test.skipIf(!existsSync("/usr/bin/setpriv"))(
  "the server of a test run ends with a killed owner",
  async () => {
    const dataDir = temporaryFolder();
    const owner = ownerProcess(dataDir, "wait", "forgetful");
    await owner.hasWritten(1);
    const pid = serverPid(dataDir);
    await owner.killed("SIGKILL");
    expect(await haveEnded([pid], 10_000)).toBe(true);
  },
);

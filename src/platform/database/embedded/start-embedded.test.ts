import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ask } from "./testing/ask.ts";
import { startForTest } from "./testing/start-for-test.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const POSTGRESQL_15 = "/usr/lib/postgresql/15/bin";

test("the first start makes the database, the second keeps its rows", async () => {
  const dataDir = join(temporaryFolder(), "var");
  const steps: string[] = [];
  const onProgress = (step: string) => void steps.push(step);
  const first = await startForTest({ dataDir, onProgress });
  await ask(first.connection, "create table shops as select 'De Kade' as name");
  await first.stop();
  const second = await startForTest({ dataDir, onProgress });
  expect(await ask(second.connection, "select name from shops")).toEqual([{ name: "De Kade" }]);
  expect(steps.filter((step) => step === "Creating the database")).toHaveLength(1);
});

test("rows are safe on the disk before they are acknowledged", async () => {
  const server = await startForTest({ dataDir: temporaryFolder() });
  const settings = "select current_setting('fsync') as a, current_setting('synchronous_commit') as b";
  expect(await ask(server.connection, `${settings}, current_setting('full_page_writes') as c`)).toEqual([
    { a: "on", b: "on", c: "on" },
  ]);
});

test("settings that people write into local.conf win, and those of the starter are written anew", async () => {
  const dataDir = temporaryFolder();
  await (await startForTest({ dataDir, isDurable: false })).stop();
  writeFileSync(join(dataDir, "postgres/local.conf"), "work_mem = 5MB\n");
  writeFileSync(join(dataDir, "postgres/postgresql.conf"), "nonsense\n");
  const server = await startForTest({ dataDir, isDurable: false });
  expect(await ask(server.connection, "show work_mem")).toEqual([{ work_mem: "5MB" }]);
  expect(await ask(server.connection, "show jit")).toEqual([{ jit: "off" }]);
});

test("a start that was cut off in the middle of making the database is made up for", async () => {
  const dataDir = temporaryFolder();
  mkdirSync(join(dataDir, "postgres/18.new-cut"), { recursive: true });
  writeFileSync(join(dataDir, "postgres/18.new-cut/PG_VERSION"), "18\n");
  await startForTest({ dataDir, isDurable: false });
  expect(readdirSync(join(dataDir, "postgres")).filter((name) => name.includes(".new"))).toEqual([]);
});

test("data of another PostgreSQL are refused, because an empty database would look like lost rows", async () => {
  const dataDir = temporaryFolder();
  mkdirSync(join(dataDir, "postgres/17"), { recursive: true });
  await expect(startForTest({ dataDir })).rejects.toThrow(/holds data of PostgreSQL 17, but this is 18/);
  expect(existsSync(join(dataDir, "postgres/18"))).toBe(false);
});

test("a server that can't start says why, and leaves the folder free", async () => {
  const dataDir = temporaryFolder();
  await (await startForTest({ dataDir, isDurable: false })).stop();
  writeFileSync(join(dataDir, "postgres/local.conf"), "shared_buffers = plenty\n");
  await expect(startForTest({ dataDir })).rejects.toThrow(/did not start:[^]*shared_buffers/);
  writeFileSync(join(dataDir, "postgres/local.conf"), "");
  await startForTest({ dataDir, isDurable: false });
});

test("a path too long for a socket gets its socket in a temporary folder", async () => {
  const dataDir = join(temporaryFolder(), "long".repeat(30), 'it\'s, "odd"');
  const server = await startForTest({ dataDir, isDurable: false });
  onTestFinished(async () => {
    await server.stop();
    rmSync(server.connection.host, { recursive: true });
  });
  expect(server.connection.host).not.toContain("long");
  expect(await ask(server.connection, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a path with quotes and commas is taken as it is", async () => {
  const dataDir = join(temporaryFolder(), 'it\'s, "odd" \\n');
  const server = await startForTest({ dataDir, isDurable: false });
  expect(server.connection.host).toContain("odd");
  expect(await ask(server.connection, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("stopping twice is stopping once", async () => {
  const server = await startForTest({ dataDir: temporaryFolder(), isDurable: false });
  await Promise.all([server.stop(), server.stop()]);
});

test("no value that people entered gets into the log", async () => {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const server = await startForTest({ dataDir: temporaryFolder(), isDurable: false, log });
  await ask(server.connection, "create table people (email text primary key)");
  await ask(server.connection, "insert into people values (concat('ann','@','home'))");
  await expect(
    ask(server.connection, "insert into people values (concat('ann','@','home'))"),
  ).rejects.toThrow();
  await server.stop();
  expect(lines.join("\n")).toContain("duplicate key");
  expect(lines.join("\n")).not.toContain("ann@home");
});

test.skipIf(!existsSync(POSTGRESQL_15))("PostgreSQL 15 runs with the same starter", async () => {
  const dataDir = temporaryFolder();
  const server = await startForTest({ dataDir, binaries: POSTGRESQL_15, isDurable: false });
  const [row] = await ask<{ server_version: string }>(server.connection, "show server_version");
  expect(row?.server_version).toMatch(/^15/);
  expect(readFileSync(join(dataDir, "postgres/postgresql.conf"), "utf8")).not.toContain("io_method");
});

import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { emptyDatabase } from "#tests/support/fresh-database.ts";
import { openDatabase, type OpenDatabase } from "./open-database.ts";
import { type Params, statement } from "./statement.ts";

const makeSequence = statement("make-sequence", () => sql`create sequence asked`);
const timesAsked = statement(
  "times-asked",
  () => sql<{ count: number }>`select last_value as count from asked`,
);
/** Its connection is cut in the first two runs; a sequence counts even then. */
const cutTwice = () => sql<{ answer: string }>`
  select case when nextval('asked') < 3
    then pg_terminate_backend(pg_backend_pid())::text || pg_sleep(10) else 'there' end as answer`;

test("a read whose connection is cut is asked again", async () => {
  const database = await emptyDatabase();
  await makeSequence.run(database);
  const read = statement("cut-read", cutTwice, { isRead: true });
  expect(await read.first(database)).toEqual({ answer: "there" });
});

test("a write whose connection is cut is not: it may have happened", async () => {
  const database = await emptyDatabase();
  await makeSequence.run(database);
  const write = statement("cut-write", cutTwice);
  await expect(write.run(database)).rejects.toMatchObject({ kind: "unavailable", code: "57P01" });
  await expect(write.first(database)).rejects.toMatchObject({ kind: "unavailable" });
  expect(await timesAsked.first(database)).toEqual({ count: 2 });
});

test("a read inside a transaction is not asked again: what was read before may be of another time", async () => {
  const database = await emptyDatabase();
  await makeSequence.run(database);
  const read = statement("cut-read", cutTwice, { isRead: true });
  await expect(database.transaction((tx) => read.first(tx))).rejects.toMatchObject({ kind: "unavailable" });
  expect(await timesAsked.first(database)).toEqual({ count: 1 });
});

test("a statement that takes too long is cut off and called unavailable", async () => {
  const { connection } = await emptyDatabase();
  const hasty = openDatabase({ connection, statementTimeoutMs: 20 });
  onTestFinished(() => hasty.close());
  const slow = statement("slow", () => sql`select pg_sleep(10)`);
  await expect(slow.first(hasty)).rejects.toMatchObject({ kind: "unavailable", code: "57014" });
});

test("a brief one is cut off after half a second, whoever asks, but for a transaction's", async () => {
  const { connection } = await emptyDatabase();
  const patient = openDatabase({ connection, statementTimeoutMs: 0, maxConnections: 1 });
  onTestFinished(() => patient.close());
  const limit = statement(
    "brief-limit",
    () => sql<{ limit: string }>`select current_setting('statement_timeout') as limit`,
    { isRead: true, isBrief: true },
  );
  expect(await limit.first(patient)).toEqual({ limit: "500ms" });
  expect(await patient.transaction((tx) => limit.first(tx))).toEqual({ limit: "0" });
});

const text = statement("text", (_, p: Params<{ text: string }>) => sql`select ${p.text}::text as text`);
const number = statement(
  "number",
  (_, p: Params<{ number: unknown }>) => sql`select ${p.number}::bigint as number`,
);

test("values that PostgreSQL can't hold are invalid, not a failure", async () => {
  const database = await emptyDatabase();
  await expect(text.first(database, { text: "dam\0" })).rejects.toMatchObject({ kind: "invalid" });
  await expect(number.first(database, { number: "12a" })).rejects.toMatchObject({ kind: "invalid" });
  await expect(number.first(database, { number: 1e30 })).rejects.toMatchObject({ kind: "invalid" });
});

describe("prepared statements survive a migration that changes their columns", () => {
  const colours = statement("tile-colours", () => sql`select colour from tile`);
  const paintTilesByNumber = statement(
    "paint-tiles-by-number",
    () => sql`alter table tile alter colour type integer using 1`,
  );
  const POOL_SIZE = 10;

  /** A pool in which every connection holds a stale prepared statement. */
  async function staleDatabase(): Promise<OpenDatabase> {
    const database = await emptyDatabase();
    await statement("make-tile", () => sql`create table tile (colour text)`).run(database);
    await Promise.all(Array.from({ length: POOL_SIZE }, () => colours.all(database)));
    await paintTilesByNumber.run(database);
    expect(database.pool.totalCount).toBe(POOL_SIZE);
    return database;
  }

  test("by themselves", async () => {
    const database = await staleDatabase();
    for (let turn = 0; turn < POOL_SIZE; turn++) expect(await colours.all(database)).toEqual([]);
  });

  test("in a transaction", async () => {
    const database = await staleDatabase();
    expect(await database.transaction((tx) => colours.all(tx))).toEqual([]);
  });
});

test("a database that is away is not ready, and says so when asked", async () => {
  const away = openDatabase({
    connection: "postgres://app@localhost/app?host=/nowhere",
    statementTimeoutMs: 0,
  });
  onTestFinished(() => away.close());
  expect(await away.isReady()).toBe(false);
  await expect(text.run(away, { text: "" })).rejects.toMatchObject({ kind: "unavailable", code: "ENOENT" });
});

test("a database that answers is ready", async () => {
  const database = await emptyDatabase();
  expect(await database.isReady()).toBe(true);
});

test("a connection that breaks while nobody uses it is reported and replaced", async () => {
  const { connection } = await emptyDatabase();
  const troubles = Promise.withResolvers<Error>();
  const database = openDatabase({ connection, statementTimeoutMs: 0, onError: troubles.resolve });
  const other = openDatabase({ connection, statementTimeoutMs: 0 });
  onTestFinished(async () => void (await Promise.all([database.close(), other.close()])));
  await text.first(database, { text: "" });
  const cut = statement(
    "cut-others",
    () => sql`
      select count(pg_terminate_backend(pid)) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await cut.run(other);
  expect((await troubles.promise).message).toContain("terminating connection");
  expect(await text.first(database, { text: "again" })).toEqual({ text: "again" });
});

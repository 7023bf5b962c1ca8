import { setTimeout as wait } from "node:timers/promises";
import { type AddressInfo, createServer, type Server } from "node:net";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { emptyDatabase, type FreshDatabase } from "#tests/support/fresh-database.ts";
import type { Database } from "../database/database.ts";
import { type ChangeListener, changeListener } from "./change-listener.ts";
import { statement } from "../database/statement.ts";

/** The heartbeat comes every five seconds and may take two. */
const NOTICED_MS = 10_000;
const TRIED_AGAIN_MS = 3_000;

const TABLE = "city";
const change = statement("test-change", () => sql`select pg_notify('change', ${sql.lit(TABLE)})`);
const signal = statement("test-signal", () => sql`select pg_notify('notice', '12 34')`);
const changeAnything = statement("test-change-anything", () => sql`notify change`);
const cutListeners = statement(
  "test-cut-listeners",
  () => sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen change;%'`,
);

function listening(
  database: FreshDatabase,
  { connection = database.connection, sender = database, onError = () => {} }: Partial<Listening> = {},
): ChangeListener {
  const changes = changeListener({ connection, sender, onError });
  onTestFinished(() => changes.close());
  return changes;
}

interface Listening {
  connection: string;
  sender: Database;
  onError: (error: Error) => void;
}

const isListening = (changes: ChangeListener) =>
  expect.poll(() => changes.stamp([TABLE])).toBeTypeOf("number");

/** Resolves with the stamp once it has changed. */
async function stampAfter(changes: ChangeListener, before: number | undefined): Promise<number | undefined> {
  await expect.poll(() => changes.stamp([TABLE])).not.toBe(before);
  return changes.stamp([TABLE]);
}

test("every process hears of a change once its transaction has ended well", async () => {
  const database = await emptyDatabase();
  const [here, there] = [listening(database), listening(database)];
  await Promise.all([isListening(here), isListening(there)]);
  const before = [here.stamp([TABLE]), there.stamp([TABLE])];
  const broken = database.transaction(async (tx) => {
    await change.run(tx);
    throw new Error("Taken back");
  });
  await expect(broken).rejects.toThrow("Taken back");
  await database.transaction(async (tx) => {
    await change.run(tx);
    expect([here.stamp([TABLE]), there.stamp([TABLE])]).toEqual(before);
  });
  await Promise.all([stampAfter(here, before[0]), stampAfter(there, before[1])]);
  // Two changes were notified, and one of them was rolled back.
  expect([here.stamp([TABLE]), there.stamp([TABLE])]).toEqual(before.map((stamp) => (stamp ?? 0) + 1));
});

test("a change invalidates its own table alone, and one without a name all", async () => {
  const database = await emptyDatabase();
  const changes = listening(database);
  await isListening(changes);
  const [ofCities, ofShops] = [changes.stamp([TABLE]), changes.stamp(["shop_listing"])];
  await change.run(database);
  await stampAfter(changes, ofCities);
  expect(changes.stamp(["shop_listing"])).toBe(ofShops);
  await changeAnything.run(database);
  await expect.poll(() => changes.stamp(["shop_listing"])).not.toBe(ofShops);
});

test("a signal is received by who has subscribed to it, and a gap is told", async () => {
  const database = await emptyDatabase();
  const changes = listening(database);
  const subscriber = { channel: "notice" as const, received: vi.fn(), mayHaveMissed: vi.fn() };
  const unsubscribe = changes.subscribe(subscriber);
  await isListening(changes);
  expect(subscriber.mayHaveMissed).toHaveBeenCalledOnce();
  const before = changes.stamp([TABLE]);
  await signal.run(database);
  await expect.poll(() => subscriber.received.mock.calls).toEqual([["12 34"]]);
  expect(changes.stamp([TABLE])).toBe(before);
  await cutListeners.run(database);
  await expect.poll(() => subscriber.mayHaveMissed.mock.calls.length).toBe(2);
  unsubscribe();
  const since = changes.stamp([TABLE]);
  await signal.run(database);
  await change.run(database);
  await stampAfter(changes, since);
  expect(subscriber.received).toHaveBeenCalledOnce();
});

test("a connection that breaks is made anew, and counts as a change", async () => {
  const database = await emptyDatabase();
  const onError = vi.fn();
  const changes = listening(database, { onError });
  await isListening(changes);
  const before = changes.stamp([TABLE]) ?? 0;
  await cutListeners.run(database);
  expect(await stampAfter(changes, before)).toBeUndefined();
  await isListening(changes);
  const since = changes.stamp([TABLE]) ?? 0;
  expect(since).toBeGreaterThan(before);
  expect(onError).toHaveBeenCalledTimes(1);
  await change.run(database);
  expect(await stampAfter(changes, since)).toBe(since + 1);
});

test("while the server does not answer it is not listening, and can be closed at any moment", async () => {
  const database = await emptyDatabase();
  const silent = await silentServer();
  const { port } = silent.address() as AddressInfo;
  const changes = listening(database, { connection: `postgres://nobody@127.0.0.1:${port}/nothing` });
  await new Promise((resolve) => silent.once("connection", resolve));
  expect(changes.stamp([TABLE])).toBeUndefined();
  await changes.close();
  expect(changes.stamp([TABLE])).toBeUndefined();
});

test("a heartbeat is received among other notifications that arrive with it", async () => {
  const database = await emptyDatabase();
  const sender: Database = {
    ...database,
    execute: (asked) =>
      database.transaction(async (tx) => {
        await change.run(tx);
        return tx.execute(asked);
      }),
  };
  const onError = vi.fn();
  await isListening(listening(database, { sender, onError }));
  expect(onError).not.toHaveBeenCalled();
});

test("without a heartbeat it counts as not listening, which is reported once", async () => {
  const [database, elsewhere] = await Promise.all([emptyDatabase(), emptyDatabase()]);
  const onError = vi.fn();
  const changes = listening(database, { connection: elsewhere.connection, onError });
  await expect.poll(() => onError.mock.calls.length).toBe(1);
  expect(onError.mock.lastCall).toMatchObject([
    { message: "No heartbeat arrives on the connection that listens" },
  ]);
  await change.run(elsewhere);
  await wait(TRIED_AGAIN_MS);
  expect(changes.stamp([TABLE])).toBeUndefined();
  expect(onError).toHaveBeenCalledTimes(1);
});

test(
  "a line that has gone dead is noticed, although nobody says so",
  async () => {
    const database = await emptyDatabase();
    const line = { isDead: false };
    const sender: Database = {
      ...database,
      execute: (asked) =>
        line.isDead ? Promise.resolve({ rows: [], affectedCount: 0 }) : database.execute(asked),
    };
    const changes = listening(database, { sender });
    await isListening(changes);
    line.isDead = true;
    await expect.poll(() => changes.stamp([TABLE]), { timeout: NOTICED_MS }).toBeUndefined();
    line.isDead = false;
    await isListening(changes);
  },
  2 * NOTICED_MS,
);

test("it can be closed while the server lets it go in the middle of connecting", async () => {
  const database = await emptyDatabase();
  const silent = await silentServer();
  const { port } = silent.address() as AddressInfo;
  const changes = listening(database, { connection: `postgres://nobody@127.0.0.1:${port}/nothing` });
  // Its greeting has arrived: from now on the end of the one side is the end of the other.
  await new Promise((resolve) => silent.once("connection", (socket) => socket.once("data", resolve)));
  await changes.close();
  expect(changes.stamp([TABLE])).toBeUndefined();
});

/** Accepts connections and never answers. */
async function silentServer(): Promise<Server> {
  const server = createServer();
  server.on("connection", (socket) => socket.on("error", () => undefined));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return server;
}

import { type AddressInfo, createServer, type Server } from "node:net";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { emptyDatabase } from "#tests/support/fresh-database.ts";
import { type HeardChanges, listenForChanges } from "./listen-for-changes.ts";
import { statement } from "./statement.ts";

const change = statement("test-change", () => sql`notify change`);
const cutListeners = statement(
  "test-cut-listeners",
  () => sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen change'`,
);

function listening(connection: string, onError?: (error: Error) => void): HeardChanges {
  const changes = listenForChanges({ connection, ...(onError && { onError }) });
  onTestFinished(() => changes.close());
  return changes;
}

const isHeard = (changes: HeardChanges) =>
  expect.poll(changes.stamp, { timeout: 5_000 }).toBeTypeOf("number");

/** The stamp once it is another than it was. */
async function stampAfter(changes: HeardChanges, before: number | undefined): Promise<number | undefined> {
  await expect.poll(changes.stamp, { timeout: 5_000 }).not.toBe(before);
  return changes.stamp();
}

test("every process hears of a change once its transaction has ended well", async () => {
  const database = await emptyDatabase();
  const [here, there] = [listening(database.connection), listening(database.connection)];
  await Promise.all([isHeard(here), isHeard(there)]);
  const before = [here.stamp(), there.stamp()];
  const broken = database.transaction(async (tx) => {
    await change.run(tx);
    throw new Error("Taken back");
  });
  await expect(broken).rejects.toThrow("Taken back");
  await database.transaction(async (tx) => {
    await change.run(tx);
    expect([here.stamp(), there.stamp()]).toEqual(before);
  });
  await Promise.all([stampAfter(here, before[0]), stampAfter(there, before[1])]);
  // Two changes were told and one of them was taken back.
  expect([here.stamp(), there.stamp()]).toEqual(before.map((stamp) => (stamp ?? 0) + 1));
});

test("a connection that breaks is made anew, and counts as a change", async () => {
  const database = await emptyDatabase();
  const onError = vi.fn();
  const changes = listening(database.connection, onError);
  await isHeard(changes);
  const before = changes.stamp() ?? 0;
  await cutListeners.run(database);
  expect(await stampAfter(changes, before)).toBeUndefined();
  await isHeard(changes);
  const since = changes.stamp() ?? 0;
  expect(since).toBeGreaterThan(before);
  expect(onError).toHaveBeenCalledTimes(1);
  await change.run(database);
  expect(await stampAfter(changes, since)).toBe(since + 1);
});

test("while nobody answers nothing is heard, and it can be closed at any moment", async () => {
  const silent = await silentServer();
  const { port } = silent.address() as AddressInfo;
  const changes = listening(`postgres://nobody@127.0.0.1:${port}/nothing`);
  await new Promise((resolve) => silent.once("connection", resolve));
  expect(changes.stamp()).toBeUndefined();
  await changes.close();
  expect(changes.stamp()).toBeUndefined();
});

/** Takes connections and says nothing. */
async function silentServer(): Promise<Server> {
  const server = createServer();
  server.on("connection", (socket) => socket.on("error", () => undefined));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return server;
}

import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { enqueue, releaseTasksOfKilledWorkers } from "#platform/database/outbox.ts";
import { freshDatabase, type FreshDatabase } from "#tests/support/fresh-database.ts";
import { type Tasks, runTasks } from "./run-tasks.ts";

const log = pino({ level: "silent" });

async function working(database: FreshDatabase, tasks: Tasks) {
  const running = await runTasks(database, { tasks, crontab: "", log });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= running.stop());
  onTestFinished(stop);
  return { stop };
}

test("what a transaction asks for is done once it has happened", async () => {
  const database = await freshDatabase();
  const done = vi.fn(async () => undefined);
  await working(database, { greet: done });
  await database.transaction((tx) => enqueue(tx, "greet", { name: "Mies" }));
  await expect.poll(() => done).toHaveBeenCalledExactlyOnceWith({ name: "Mies" }, expect.anything());
});

test("what a transaction asked for that was taken back is never done", async () => {
  const database = await freshDatabase();
  const done = vi.fn(async () => undefined);
  await working(database, { greet: done });
  const takenBack = database.transaction(async (tx) => {
    await enqueue(tx, "greet", { name: "nobody" });
    throw new Error("taken back");
  });
  await expect(takenBack).rejects.toThrow("taken back");
  await enqueue(database, "greet", { name: "Mies" });
  await expect.poll(() => done).toHaveBeenCalled();
  expect(done.mock.calls).toEqual([[{ name: "Mies" }, expect.anything()]]);
});

test("asked for twice under one key before anybody came to it, a task is done once", async () => {
  const database = await freshDatabase();
  const done = vi.fn(async () => undefined);
  await enqueue(database, "greet", { turn: 1 }, { jobKey: "greeting" });
  await enqueue(database, "greet", { turn: 2 }, { jobKey: "greeting" });
  await enqueue(database, "greet", { turn: 3 });
  await working(database, { greet: done });
  await expect.poll(() => done).toHaveBeenCalledTimes(2);
  const turns = (done.mock.calls as unknown as [{ turn: number }][]).map(([{ turn }]) => turn);
  expect(turns.toSorted()).toEqual([2, 3]);
});

test("the task of a killed process is taken up by the next one", async () => {
  const database = await freshDatabase();
  await enqueue(database, "greet", {});
  await database.pool.query(
    "update graphile_worker._private_jobs set locked_by = 'worker-of-the-dead', locked_at = now()",
  );
  await releaseTasksOfKilledWorkers(database);
  const done = vi.fn(async () => undefined);
  await working(database, { greet: done });
  await expect.poll(() => done).toHaveBeenCalledOnce();
});

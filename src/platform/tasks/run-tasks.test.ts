import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import type { OpenDatabase } from "#platform/database/open-database.ts";
import { enqueue, oldestDueTask, releaseTasksOfKilledWorkers } from "#platform/database/outbox.ts";
import { freshDatabase, type FreshDatabase } from "#tests/support/fresh-database.ts";
import { runTasks, type TasksOptions } from "./run-tasks.ts";
import type { Tasks } from "./task-runner.ts";

const log = pino({ level: "silent" });

async function working(database: OpenDatabase, tasks: Tasks, options: Partial<TasksOptions> = {}) {
  const running = await runTasks(database, { tasks, crontab: "", log, ...options });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= running.stop());
  onTestFinished(stop);
  return { ...running, stop };
}

function readableLog() {
  const lines: string[] = [];
  const told = pino({ level: "error" }, { write: (line) => void lines.push(line) });
  return { told, text: () => lines.join("") };
}

type Connect = FreshDatabase["pool"]["connect"];

/** Lets connections of the database fail as on a busy machine, as long as `isAway()`. */
function failWhile(database: FreshDatabase, isAway: () => boolean): void {
  const connect: Connect = database.pool.connect.bind(database.pool);
  database.pool.connect = ((called?: (error: Error) => void) => {
    if (!isAway()) return called ? connect(called as never) : connect();
    const error = new Error("timeout exceeded when trying to connect");
    return called ? called(error) : Promise.reject(error);
  }) as Connect;
}

/** The queue writes the end of a task without waiting, so that nobody catches a failure. */
function expectLostRejections() {
  const lost = vi.fn((_reason: unknown) => undefined);
  process.on("unhandledRejection", lost);
  onTestFinished(() => void process.off("unhandledRejection", lost));
  return lost;
}

/** Names of the tasks that are in the queue, whether somebody works on them or not. */
async function inQueue(database: FreshDatabase): Promise<string[]> {
  const { rows } = await database.pool.query("select task_identifier as name from graphile_worker.jobs");
  return rows.map(({ name }: { name: string }) => name);
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

test("tasks run after a start at which the first look-ups failed, and the log says so", async () => {
  const database = await freshDatabase();
  const { told, text } = readableLog();
  const done = vi.fn(async () => undefined);
  await enqueue(database, "greet", {});
  let connections = 0;
  // The queue connects once to see its tables; what comes next is its first look-up of tasks.
  failWhile(database, () => ++connections > 1 && connections < 8);
  await working(database, { greet: done }, { log: told });
  await expect.poll(() => done).toHaveBeenCalledOnce();
  expect(text()).toContain("Background tasks begin anew");
});

test("tasks begin once the database has come, when it was away at the start", async () => {
  const database = await freshDatabase();
  const done = vi.fn(async () => undefined);
  await enqueue(database, "greet", {});
  let connections = 0;
  failWhile(database, () => ++connections < 4);
  await working(database, { greet: done });
  await expect.poll(() => done).toHaveBeenCalledOnce();
});

test("a task that finishes while the site stops is off the queue once it has stopped", async () => {
  const database = await freshDatabase();
  expectLostRejections();
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  let isAway = false;
  // The queue does not wait until its note of the end is written: here that is never.
  failWhile(database, () => isAway && !(isAway = false));
  await enqueue(database, "greet", {});
  const greet = async () => {
    begun.resolve();
    await goOn.promise;
    isAway = true;
  };
  const { stop } = await working(database, { greet });
  await begun.promise;
  const stopped = stop();
  goOn.resolve();
  await stopped;
  expect(await inQueue(database)).toEqual([]);
});

test("a task that was cut off by the end of the site waits for the next start, free for everybody", async () => {
  const database = await freshDatabase();
  const begun = Promise.withResolvers<void>();
  await enqueue(database, "greet", {});
  const greet = (_: unknown, signal: AbortSignal | undefined) =>
    new Promise<void>((_resolve, reject) => {
      begun.resolve();
      signal?.addEventListener("abort", () => reject(signal.reason as Error));
    });
  const { stop } = await working(database, { greet });
  await begun.promise;
  await stop();
  const { rows } = await database.pool.query("select locked_by from graphile_worker.jobs");
  expect(rows).toEqual([{ locked_by: null }]);
});

test("a task whose end the queue did not hear of is taken off it and not run again", async () => {
  const database = await freshDatabase();
  const { told, text } = readableLog();
  let isAway = false;
  failWhile(database, () => isAway);
  const lost = expectLostRejections();
  const greet = vi.fn(async () => {
    // The queue writes the end of a task once, on a connection that it does not get.
    isAway = true;
  });
  await working(database, { greet }, { log: told, checkEachMs: 50 });
  await enqueue(database, "greet", {});
  await expect.poll(() => lost).toHaveBeenCalled();
  isAway = false;
  await expect.poll(() => inQueue(database)).toEqual([]);
  expect(greet).toHaveBeenCalledOnce();
  expect(text()).toContain("the end of a task was lost");
});

test("tasks that nobody runs are told in the log, and run", async () => {
  const database = await freshDatabase();
  const { told, text } = readableLog();
  const done = vi.fn(async () => undefined);
  await working(database, { greet: done }, { log: told, checkEachMs: 50, lateAfterSeconds: -1 });
  await expect.poll(text).toContain("Background tasks are late");
  await enqueue(database, "greet", {});
  await expect.poll(() => done).toHaveBeenCalledOnce();
});

test("the age of the oldest due task is that of the one that waits longest and could run", async () => {
  const database = await freshDatabase();
  const add = (task: string, agoSeconds: number) =>
    database.pool.query("select graphile_worker.add_job($1, run_at => now() - make_interval(secs => $2))", [
      task,
      agoSeconds,
    ]);
  expect(await oldestDueTask(database, ["greet"])).toBe(0);
  await add("greet", -60);
  expect(await oldestDueTask(database, ["greet"])).toBe(0);
  await add("greet", 90);
  await add("greet", 30);
  await add("unknown-here", 900);
  expect(await oldestDueTask(database, ["greet"])).toBeGreaterThanOrEqual(90);
  expect(await oldestDueTask(database, ["greet"])).toBeLessThan(900);
});

test("each failed try of a task is counted", async () => {
  const database = await freshDatabase();
  await enqueue(database, "greet", {});
  const { failedCount } = await working(database, {
    greet: () => Promise.reject(new Error("no mail server")),
  });
  await expect.poll(failedCount).toBe(1);
});

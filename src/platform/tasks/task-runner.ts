import { EventEmitter } from "node:events";
import { type Job, Logger, run, type Runner, type TaskList, type WorkerEvents } from "graphile-worker";
import { completeTasks, tasksLockedBy } from "#platform/database/outbox.ts";
import type { OpenDatabase } from "#platform/database/open-database.ts";
import type { Log } from "#platform/log.ts";

/** Background tasks, by name. A task that is aborted must throw: one that returns counts as done. */
export type Tasks = Record<string, (payload: unknown, signal: AbortSignal | undefined) => Promise<void>>;

export interface TaskRunnerOptions {
  tasks: Tasks;
  /** The schedule, a line each, in cron syntax. */
  crontab: string;
  log: Log;
  /** Called with each try of a task that failed. */
  onFailure: () => void;
}

/** One run of the queue. It does not mend itself: whoever started it stops it and starts another one. */
export interface TaskRunner {
  /** Resolves with the reason once no task will be run any more, or the queue cannot be asked. */
  broken: Promise<string>;
  isIdle: () => boolean;
  /** Whether the end of a task that is over has been missing in the queue since the last call. */
  hasLostAnEnd: () => Promise<boolean>;
  /** Lets running tasks finish, or aborts them. */
  stop: () => Promise<void>;
  /** After `stop`: takes off the queue what was done, and frees what was not. */
  settle: () => Promise<void>;
}

/** Longest wait for a running task when the queue stops; then it is aborted. */
const PATIENCE_MS = 3_000;
/** Failed look-ups in a row, of two workers that ask every two seconds. */
const MOST_FAILED_LOOKUPS = 4;

/**
 * Starts the queue.
 * @throws when the database does not answer
 */
export async function startTaskRunner(
  database: OpenDatabase,
  { tasks, crontab, log, onFailure }: TaskRunnerOptions,
): Promise<TaskRunner> {
  const broken = Promise.withResolvers<string>();
  const running = new Set<string>();
  /** Tasks that are over, until the queue is known to have heard of it: it writes that once, and waits for nobody. */
  const over = new Map<string, "done" | "failed">();
  let missing = new Set<string>();
  let pool = "";
  let failedLookups = 0;

  const events: WorkerEvents = new EventEmitter();
  events.on("pool:create", ({ workerPool }) => (pool = workerPool.id));
  events.on("worker:getJob:empty", () => (failedLookups = 0));
  events.on("worker:getJob:error", ({ error }) => {
    failedLookups++;
    if (failedLookups >= MOST_FAILED_LOOKUPS) broken.resolve(`tasks cannot be looked up: ${String(error)}`);
  });
  events.on("job:start", ({ job }) => {
    failedLookups = 0;
    running.add(numberOf(job));
    over.delete(numberOf(job));
  });
  const end = (job: Job, how: "done" | "failed") => {
    running.delete(numberOf(job));
    over.set(numberOf(job), how);
  };
  events.on("job:success", ({ job }) => end(job, "done"));
  events.on("job:error", ({ job }) => {
    end(job, "failed");
    onFailure();
  });

  const runner = await run({
    pgPool: database.pool,
    taskList: taskListOf(tasks),
    crontab,
    concurrency: 2,
    // close-gracefully.ts handles the signals and stops this too.
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => log[level === "warning" ? "warn" : level](message)),
    events,
    preset: { worker: { gracefulShutdownAbortTimeout: PATIENCE_MS } },
  });
  // It resolves too when the queue gave up by itself.
  const ended = runner.promise.then(
    () => broken.resolve("the queue has stopped"),
    (error: unknown) => broken.resolve(`the queue has stopped: ${String(error)}`),
  );

  async function hasLostAnEnd(): Promise<boolean> {
    const locked = new Set(await tasksLockedBy(database, pool));
    for (const id of over.keys()) if (!locked.has(id)) over.delete(id);
    const isLost = [...over.keys()].some((id) => missing.has(id));
    missing = new Set(over.keys());
    return isLost;
  }

  async function stop(): Promise<void> {
    await stopRunner(runner);
    await ended;
  }

  async function settle(): Promise<void> {
    const done = [...over].filter(([, how]) => how === "done").map(([id]) => id);
    await completeTasks(database, { lockedBy: pool, done });
  }

  return { broken: broken.promise, isIdle: () => running.size === 0, hasLostAnEnd, stop, settle };
}

function taskListOf(tasks: Tasks): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload, { abortSignal }) => task(payload, abortSignal),
    ]),
  );
}

/** The queue calls it a string; the connections of this site read such numbers as numbers (value-types.ts). */
function numberOf(job: Job): string {
  return String(job.id);
}

/** One that has stopped by itself refuses to be stopped. */
async function stopRunner(runner: Runner): Promise<void> {
  await runner.stop().catch(() => undefined);
}

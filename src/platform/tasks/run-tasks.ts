import { setTimeout as wait } from "node:timers/promises";
import { oldestDueTask } from "#platform/database/outbox.ts";
import type { OpenDatabase } from "#platform/database/open-database.ts";
import type { Log } from "#platform/log.ts";
import { startTaskRunner, type TaskRunner, type Tasks } from "./task-runner.ts";

export interface TasksOptions {
  tasks: Tasks;
  /** The schedule, a line each, in cron syntax. */
  crontab: string;
  log: Log;
  /** How often the queue is looked at for tasks that nobody runs. */
  checkEachMs?: number;
  /** From this age on a task that is due and not begun is told in the log. */
  lateAfterSeconds?: number;
}

export interface RunningTasks {
  /** Tries that have failed since the process began. */
  failedCount: () => number;
  /** Lets running tasks finish, for some seconds at most. */
  stop: () => Promise<void>;
}

const CHECK_EACH_MS = 60_000;
const LATE_AFTER_SECONDS = 300;
/** A lasting fault is told again after so long. */
const TOLD_AGAIN_MS = 3_600_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Runs the tasks of the outbox until `stop`. A failed task is retried with exponential backoff.
 *
 * The queue is started anew whenever it cannot look its tasks up, stops by itself or leaves due tasks lying: graphile-worker 0.18
 * keeps the answer to its first look-up for ever, a failed one too (taskIdentifiers.js), and says so at debug level only.
 */
export async function runTasks(
  database: OpenDatabase,
  { checkEachMs = CHECK_EACH_MS, lateAfterSeconds = LATE_AFTER_SECONDS, ...options }: TasksOptions,
): Promise<RunningTasks> {
  const { log } = options;
  const stopping = new AbortController();
  const names = Object.keys(options.tasks);
  let failedCount = 0;
  let toldAt = Number.NEGATIVE_INFINITY;
  /** Runners that have stopped; the queue learns what they did as soon as the database answers. */
  let stopped: TaskRunner[] = [];

  async function settle(): Promise<void> {
    for (const runner of stopped) await runner.settle();
    stopped = [];
  }

  async function start(): Promise<TaskRunner | undefined> {
    for (
      let pauseMs = FIRST_PAUSE_MS;
      !stopping.signal.aborted;
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
    ) {
      try {
        await settle();
        return await startTaskRunner(database, { ...options, onFailure: () => failedCount++ });
      } catch (error) {
        log.warn({ err: error }, "Background tasks cannot begin; trying again");
        await pause(pauseMs, stopping.signal);
      }
    }
    return undefined;
  }

  /** Resolves with the reason why the runner has to be replaced, and with nothing when all of it ends. */
  async function watch(runner: TaskRunner): Promise<string | undefined> {
    const isStopped = Promise.withResolvers<undefined>();
    stopping.signal.addEventListener("abort", () => isStopped.resolve(undefined), { once: true });
    for (;;) {
      const isOver = new AbortController();
      const signal = AbortSignal.any([stopping.signal, isOver.signal]);
      const moment = pause(checkEachMs, signal).then(() => "check" as const);
      const reason = await Promise.race([runner.broken, isStopped.promise, moment]);
      isOver.abort();
      if (stopping.signal.aborted) return undefined;
      if (reason !== "check") return reason;
      // Without a database there is nothing to look at; a queue that suffers from it says so by itself.
      const fault = await check(runner).catch(() => undefined);
      if (fault) return fault;
    }
  }

  async function check(runner: TaskRunner): Promise<string | undefined> {
    const oldestDueSeconds = await oldestDueTask(database, names);
    if (oldestDueSeconds >= lateAfterSeconds) {
      if (performance.now() - toldAt > TOLD_AGAIN_MS) {
        toldAt = performance.now();
        log.error({ oldestDueSeconds }, "Background tasks are late");
      }
      if (runner.isIdle()) return "tasks are due and nobody runs them";
    } else {
      toldAt = Number.NEGATIVE_INFINITY;
    }
    return (await runner.hasLostAnEnd()) ? "the end of a task was lost" : undefined;
  }

  let runner = await start();

  async function goOn(): Promise<void> {
    while (runner) {
      const reason = await watch(runner);
      if (reason !== undefined) log.error({ reason }, "Background tasks begin anew");
      await runner.stop();
      stopped.push(runner);
      runner = await start();
    }
    await settle();
  }
  const done = goOn().catch((error: unknown) =>
    log.warn({ err: error }, "The queue was not told what was done"),
  );

  return {
    failedCount: () => failedCount,
    async stop() {
      stopping.abort();
      await done;
    },
  };
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => undefined);
}

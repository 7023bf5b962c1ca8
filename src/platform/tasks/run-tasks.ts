import { Logger, run, type TaskList } from "graphile-worker";
import type { OpenDatabase } from "#platform/database/open-database.ts";
import type { Log } from "#platform/log.ts";

/** Background tasks, by name. A task that is aborted must throw: one that returns counts as done. */
export type Tasks = Record<string, (payload: unknown, signal: AbortSignal | undefined) => Promise<void>>;

export interface TasksOptions {
  tasks: Tasks;
  /** The schedule, a line each, in cron syntax. */
  crontab: string;
  log: Log;
}

/** Longest wait for a running task when the process ends. */
const PATIENCE_MS = 3_000;

/** Runs the tasks of the outbox until `stop`. A failed task is retried with exponential backoff. */
export async function runTasks(
  database: OpenDatabase,
  { tasks, crontab, log }: TasksOptions,
): Promise<{ stop: () => Promise<void> }> {
  const taskList: TaskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload, { abortSignal }) => task(payload, abortSignal),
    ]),
  );
  const runner = await run({
    pgPool: database.pool,
    taskList,
    crontab,
    concurrency: 2,
    // close-gracefully.ts handles the signals and stops this too.
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => log[level === "warning" ? "warn" : level](message)),
    preset: { worker: { gracefulShutdownAbortTimeout: PATIENCE_MS } },
  });
  runner.promise.catch((error: unknown) => log.error({ err: error }, "The tasks have stopped"));
  return { stop: () => runner.stop() };
}

import { Logger, run, type TaskList } from "graphile-worker";
import type { OpenDatabase } from "#platform/database/open-database.ts";
import type { Log } from "#platform/log.ts";

/** What is done later, by name. A task that is stopped in the middle must throw: one that returns counts as done. */
export type Jobs = Record<string, (payload: unknown, signal: AbortSignal | undefined) => Promise<void>>;

export interface JobsOptions {
  jobs: Jobs;
  /** When which job runs by itself, a line each, in the words of cron. */
  crontab: string;
  log: Log;
}

/** Longest wait for a job that is running when the process ends. */
const PATIENCE_MS = 5_000;

/** Works the outbox off until `stop`. What fails is tried again, later and later. */
export async function runTasks(
  database: OpenDatabase,
  { jobs, crontab, log }: JobsOptions,
): Promise<{ stop: () => Promise<void> }> {
  const taskList: TaskList = Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [
      name,
      (payload, { abortSignal }) => job(payload, abortSignal),
    ]),
  );
  const runner = await run({
    pgPool: database.pool,
    taskList,
    crontab,
    concurrency: 2,
    // The process has one way to end, which stops this too.
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => log[level === "warning" ? "warn" : level](message)),
    preset: { worker: { gracefulShutdownAbortTimeout: PATIENCE_MS } },
  });
  runner.promise.catch((error: unknown) => log.error({ err: error }, "The jobs have stopped"));
  return { stop: () => runner.stop() };
}

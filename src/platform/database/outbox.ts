import { sql } from "kysely";
import type { Database } from "./database.ts";
import { type Params, statement } from "./statement.ts";

interface TaskRow {
  task: string;
  payload: string;
  jobKey: string | null;
}

const addTask = statement(
  "add-task",
  (_, p: Params<TaskRow>) => sql<{ id: number }>`
    select (graphile_worker.add_job(${p.task}::text, ${p.payload}::json, job_key => ${p.jobKey}::text)).id`,
);

/**
 * The outbox: a background task is enqueued as a row of the use case's transaction, so it runs if and only if that commits. A
 * waiting task with the same `jobKey` is replaced, not doubled.
 */
export async function enqueue(
  tx: Database,
  task: string,
  payload: object = {},
  { jobKey = null }: { jobKey?: string | null } = {},
): Promise<void> {
  await addTask.all(tx, { task, payload: JSON.stringify(payload), jobKey });
}

const unlockTasks = statement(
  "unlock-tasks",
  () => sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs
    where locked_by is not null
    having count(*) > 0`,
);

/**
 * Unlocks the tasks of workers that were killed; the queue itself would wait four hours. Only for the one process that owns the
 * database: with several it would start running tasks of others a second time.
 */
export async function releaseTasksOfKilledWorkers(database: Database): Promise<void> {
  await unlockTasks.all(database);
}

const dueTask = statement(
  "oldest-due-task",
  (_, p: Params<{ tasks: string[] }>) => sql<{ seconds: number }>`
    select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as seconds
    from graphile_worker.jobs
    where locked_at is null and run_at <= now() and attempts < max_attempts
      and task_identifier = any(${p.tasks}::text[])`,
);

/** For how many seconds the oldest of these tasks could have run and did not; 0 when none is due. */
export async function oldestDueTask(database: Database, tasks: string[]): Promise<number> {
  const row = await dueTask.first(database, { tasks });
  return Math.round(row?.seconds ?? 0);
}

const lockedTasks = statement(
  "tasks-locked-by",
  (_, p: Params<{ pool: string }>) => sql<{ id: string }>`
    select id::text from graphile_worker.jobs where locked_by = ${p.pool}::text`,
);

/** The numbers of the tasks that a pool of workers holds. */
export async function tasksLockedBy(database: Database, pool: string): Promise<string[]> {
  const rows = await lockedTasks.all(database, { pool });
  return rows.map(({ id }) => id);
}

const unlockPool = statement(
  "unlock-pool",
  (_, p: Params<{ pool: string }>) =>
    sql`select graphile_worker.force_unlock_workers(array[${p.pool}::text])`,
);

const deleteDone = statement(
  "delete-done-tasks",
  (_, p: Params<{ ids: string[] }>) => sql`select graphile_worker.complete_jobs(${p.ids}::bigint[])`,
);

/** Ends what a pool of workers that has stopped left locked: what was done is gone, the rest can be run by others. */
export async function completeTasks(
  database: Database,
  { lockedBy, done }: { lockedBy: string; done: string[] },
): Promise<void> {
  await database.transaction(async (tx) => {
    await unlockPool.all(tx, { pool: lockedBy });
    await deleteDone.all(tx, { ids: done });
  });
}

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

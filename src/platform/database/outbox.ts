import { sql } from "kysely";
import type { Database } from "./database.ts";
import { type Slots, statement } from "./statement.ts";

interface JobRow {
  task: string;
  payload: string;
  jobKey: string | null;
}

const addJob = statement(
  "add-job",
  (_, p: Slots<JobRow>) => sql<{ id: number }>`
    select (graphile_worker.add_job(${p.task}::text, ${p.payload}::json, job_key => ${p.jobKey}::text)).id`,
);

/**
 * The outbox: what a use case wants done later is a row of its own transaction, so it happens if and only if the
 * transaction does. With a `jobKey` a waiting job of that key is replaced instead of doubled.
 */
export async function enqueue(
  tx: Database,
  task: string,
  payload: object = {},
  { jobKey = null }: { jobKey?: string | null } = {},
): Promise<void> {
  await addJob.all(tx, { task, payload: JSON.stringify(payload), jobKey });
}

const unlockJobs = statement(
  "unlock-jobs",
  () => sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs
    where locked_by is not null
    having count(*) > 0`,
);

/**
 * Lets go of the jobs of workers that were killed; by itself the queue would wait four hours for them. Only for who
 * owns the database alone: on several machines it would start what others are doing a second time.
 */
export async function releaseJobsOfTheDead(database: Database): Promise<void> {
  await unlockJobs.all(database);
}

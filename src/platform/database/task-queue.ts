import { sql } from "kysely";
import type { QueuedTasks } from "../queued-tasks.ts";
import type { Database } from "./database.ts";
import { statement } from "./statement.ts";

const queuedTasks = statement(
  "queued-tasks",
  () => sql<QueuedTasks>`
    select task_identifier as task,
      (count(*) filter (where attempts = 0))::integer as "waitingCount",
      (count(*) filter (where attempts between 1 and max_attempts - 1))::integer as "failingCount",
      (count(*) filter (where attempts >= max_attempts))::integer as "givenUpCount",
      extract(epoch from now() - min(least(run_at, now())))::float8 as "oldestSeconds"
    from graphile_worker.jobs
    where locked_at is null and (run_at <= now() or attempts > 0)
    group by task_identifier
    order by "oldestSeconds" desc, task`,
  { isRead: true },
);

/** What waits or fails, the oldest first. Nothing of what they were told, nor of why: that may name people. */
export function queueOfTasks(database: Database): Promise<QueuedTasks[]> {
  return queuedTasks.all(database);
}

const scheduledRuns = statement(
  "scheduled-runs",
  () => sql<{ task: string; ranAt: Date | null }>`
    select identifier as task, last_execution as "ranAt" from graphile_worker._private_known_crontabs
    order by last_execution desc nulls last, identifier`,
  { isRead: true },
);

/** When each task of the schedule was last begun, the latest first. */
export function runsOfSchedule(database: Database): Promise<{ task: string; ranAt: Date | null }[]> {
  return scheduledRuns.all(database);
}

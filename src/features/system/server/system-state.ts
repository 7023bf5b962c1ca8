import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { queueOfTasks, runsOfSchedule } from "#platform/database/task-queue.ts";
import type { Operation } from "#platform/operation.ts";
import siteFacts from "../../../../package.json" with { type: "json" };
import type { SystemState } from "../system.ts";

const countAll = statement(
  "system-counts",
  () => sql<SystemState["counts"]>`
    select (select count(*)::integer from account where erase_at is null) as people,
      (select count(*)::integer from shop) as shops,
      (select count(*)::integer from review) as reviews,
      (select count(*)::integer from media) as pictures,
      (select coalesce(sum(byte_count), 0)::float8 from media) as "pictureBytes"`,
  { isRead: true },
);

const versionOfServer = statement(
  "system-server-version",
  () => sql<{ version: string }>`select current_setting('server_version') as version`,
  { isRead: true },
);

const iso = (time: Date | null) => time?.toISOString() ?? null;

/** How the site runs at this moment. No path, no address and no secret is in it. */
export async function systemState(
  database: Database,
  { operation, now }: { operation: Operation; now: Date },
): Promise<SystemState> {
  const [queue, schedule, counts, server, space] = await Promise.all([
    queueOfTasks(database),
    runsOfSchedule(database),
    countAll.first(database),
    versionOfServer.first(database),
    operation.space().catch(() => null),
  ]);
  const { isOn, sentAt, failedAt } = operation.mailNews();
  return {
    at: now.toISOString(),
    queue,
    schedule: schedule.map(({ task, ranAt }) => ({ task, ranAt: iso(ranAt) })),
    mail: { isOn, sentAt: iso(sentAt), failedAt: iso(failedAt) },
    space,
    versions: {
      site: siteFacts.version,
      node: process.versions.node,
      // Without what the maker of the package adds.
      postgres: server?.version.split(" ")[0] ?? "",
    },
    counts: counts ?? { people: 0, shops: 0, reviews: 0, pictures: 0, pictureBytes: 0 },
  };
}

import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { notificationsOf } from "#features/notifications/server/notifications-of.ts";
import { type MenuNews, TELL_OF_MENU_NEWS } from "#features/products/server/menu-news.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { tellOfMenuNews } from "./tell-of-menu-news.ts";

const waiting = statement(
  "menu-news-in-test",
  (_, p: Params<{ task: string }>) => sql<{ id: string; payload: MenuNews }>`
    select job.id::text, payload
    from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
    where identifier = ${p.task} order by job.id`,
);
const done = statement(
  "menu-news-done-in-test",
  (_, p: Params<{ id: string }>) => sql`select graphile_worker.complete_jobs(array[${p.id}::bigint])`,
);

/** The tasks that tell of menus. */
export const newsWaiting = (database: Database) => waiting.all(database, { task: TELL_OF_MENU_NEWS });

/** Tells what waits to be told of menus; returns the payloads of the tasks. */
export async function tellNews(database: Database): Promise<object[]> {
  const tasks = await newsWaiting(database);
  for (const { id, payload } of tasks) {
    await tellOfMenuNews(database, payload);
    await done.all(database, { id });
  }
  return tasks.map(({ payload }) => payload);
}

/** The alerts of somebody, the latest first. */
export async function alertsOf(database: Database, member: Member): Promise<string[]> {
  const notices = await notificationsOf(database, member);
  return notices.flatMap(({ type, product, shop }) =>
    type === "priceAlert" || type === "backInStock" ? [`${type} ${product?.url} ${shop?.url}`] : [],
  );
}

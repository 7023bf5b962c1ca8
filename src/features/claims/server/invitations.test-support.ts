import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { EXAMPLE_BASES } from "#platform/i18n/example-bases.test-support.ts";
import type { Mail } from "#platform/mail/open-mailer.ts";
import { SEND_INVITATION, sendInvitation } from "./send-invitation.ts";

const takeTasks = statement(
  "take-invitation-tasks-in-test",
  (_, p: Params<{ task: string }>) => sql<{ payload: unknown }>`
    with taken as (
      delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
      where task.id = job.task_id and task.identifier = ${p.task} returning job.id, job.payload)
    select payload from taken order by id`,
);

/** Sends what waits, as the background does. */
export async function sentInvitations(database: Database, now: Date): Promise<Mail[]> {
  const mails: Mail[] = [];
  const post = {
    mailer: { send: async (mail: Mail) => void mails.push(mail) },
    siteName: "Highstreet",
    bases: EXAMPLE_BASES,
    now,
  };
  for (const { payload } of await takeTasks.all(database, { task: SEND_INVITATION }))
    await sendInvitation(database, payload, post);
  return mails;
}

/** The token of the link in a letter. */
export function tokenIn(mail: Pick<Mail, "text"> | undefined): string {
  return /\/colleague\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

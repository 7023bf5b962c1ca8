import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { Mail } from "#platform/mail/open-mailer.ts";
import { endNewsletter } from "./end-newsletter.ts";
import { subscriberOfToken } from "./letter-tokens.ts";
import { SEND_NEWSLETTER_LETTER, sendNewsletterLetter } from "./send-newsletter-letter.ts";

const takeTasks = statement(
  "take-letter-tasks-in-test",
  (_, p: Params<{ task: string }>) => sql<{ payload: unknown }>`
    with taken as (
      delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
      where task.id = job.task_id and task.identifier = ${p.task} returning job.id, job.payload)
    select payload from taken order by id`,
);

const BASES = { nl: "https://example.org", pl: "https://example.org/pl" } as Record<Locale, string>;

/** Sends what waits, as the background does. */
export async function sentLetters(database: Database): Promise<Mail[]> {
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => (mails.push(mail), undefined) };
  for (const { payload } of await takeTasks.all(database, { task: SEND_NEWSLETTER_LETTER }))
    await sendNewsletterLetter(database, payload, { mailer, siteName: "Highstreet", bases: BASES });
  return mails;
}

/** Ends the newsletter of whom a letter with this token went to. */
export async function unsubscribe(database: Database, token: string): Promise<void> {
  const subscriber = await subscriberOfToken(database, token);
  if (subscriber?.kind === "newsletter") await endNewsletter(database, subscriber.accountId);
}

/** The token of the link in a letter. */
export function tokenIn(mail: Pick<Mail, "text"> | undefined): string {
  return /\/newsletter#confirm=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

const age = statement(
  "age-letters-in-test",
  (_, p: Params<{ hours: number }>) => sql`
    with letters as (
      update newsletter_letter set asked_at = asked_at - make_interval(hours => ${p.hours}::int) returning id)
    update newsletter set asked_at = asked_at - make_interval(hours => ${p.hours}::int)`,
);

export async function ageLetters(database: Database, hours: number): Promise<void> {
  await age.run(database, { hours });
}

const addresses = statement(
  "newsletter-in-test",
  () => sql<{ email: string; isWanted: boolean; isConfirmed: boolean }>`
    select email, is_wanted as "isWanted", confirmed_at is not null as "isConfirmed" from newsletter order by account_id`,
  { isRead: true },
);

export function keptAddresses(database: Database) {
  return addresses.all(database);
}

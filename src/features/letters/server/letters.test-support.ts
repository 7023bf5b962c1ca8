import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { tellOfItem } from "#features/notifications/server/tell-of-item.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { EXAMPLE_BASES } from "#platform/i18n/example-bases.test-support.ts";
import { type Log, openLog } from "#platform/log.ts";
import { headOf } from "#platform/mail/mail-server.test-support.ts";
import { openMailer } from "#platform/mail/open-mailer.ts";
import { sendLetters } from "./send-letters.ts";

const insertAddress = statement(
  "insert-letter-address-in-test",
  (_, p: Params<{ accountId: number; email: string }>) => sql`
    insert into newsletter (account_id, email, is_wanted, confirmed_at) values (${p.accountId}, ${p.email}, false, now())`,
);

/** Somebody whose letters arrive, and who does not want the newsletter. */
export async function addAddress(database: Database, { accountId }: Member, email: string): Promise<void> {
  await insertAddress.run(database, { accountId, email });
}

const ageAll = statement(
  "age-letters-of-choice-in-test",
  (_, p: Params<{ hours: number }>) => sql`
    with old as (select make_interval(secs => ${p.hours}::float8 * 3600) as age), settings as (
      update letter_setting set since = since - age - interval '1 minute',
        menus_told_at = menus_told_at - age, digest_since = digest_since - age - interval '1 minute' from old
    ), letters as (update letter set made_at = made_at - age from old), notices as (
      update notice set announced_at = announced_at - age, mailed_at = mailed_at - age from old)
    select`,
);

/** As if all of it had been so many hours ago, and chosen before it was told: the tests are one moment of the database. */
export async function ageChoices(database: Database, hours: number): Promise<void> {
  await ageAll.run(database, { hours });
}

const SILENT = openLog("silent");

/** Sends what is due to a mail server, as the background does. */
export async function sendTo(url: string, database: Database, now: Date, log: Log = SILENT): Promise<void> {
  const mailer = openMailer(
    {
      SMTP_URL: url,
      MAIL_FROM: "site@example.org",
      CONTACT_EMAIL: undefined,
      SITE_NAME: "Highstreet",
      SITE_URL: "https://www.example.org",
      DATA_DIR: "",
    },
    log,
  );
  await sendLetters(database, { mailer, siteName: "Highstreet", bases: EXAMPLE_BASES, now: () => now });
}

/** Tells somebody of a reply to one of their reviews. */
export function tellOfReply(database: Database, { accountId }: Member, number: number): Promise<unknown> {
  return tellOfItem(database, {
    recipientId: accountId,
    type: "ownerReply",
    subject: `reply/${number}`,
    item: null,
  });
}

/** The token by which one click ends letters like this one; empty without one. */
export function endingToken(mail: Parameters<typeof headOf>[0]): string {
  const [, address = ""] = /<(.+)>/.exec(headOf(mail, "list-unsubscribe") ?? "") ?? [];
  return URL.parse(address)?.searchParams.get("token") ?? "";
}

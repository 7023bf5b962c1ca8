import { sql } from "kysely";
import * as v from "valibot";
import type { Admin } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict } from "#platform/errors/errors.ts";
import { LOCALES } from "#platform/i18n/locales.ts";
import { NO_OWN_ADDRESS } from "../call-refusals.ts";
import { isWrittenIn, type IssueValues } from "../issue.ts";
import { mailOfIssue } from "./mail-of-issue.ts";
import type { NewsletterMail } from "./send-newsletter-letter.ts";

/** The name of the task; its payload has `issueId`, `accountId` and `number`. */
export const SEND_ISSUE_TRY = "send-newsletter-issue-try";

type Account = Params<{ accountId: number }>;

const confirmedAddress = statement(
  "confirmed-address-of-account",
  (_, p: Account) => sql<{ email: string }>`
    select email from newsletter where account_id = ${p.accountId} and confirmed_at is not null`,
  { isRead: true },
);

/**
 * Mails an issue to whoever asks for it, inside of the caller's transaction: in each language in which it is written, as its readers
 * would get it.
 * @throws Conflict for whoever confirmed no address
 */
export async function askForTry(
  tx: Database,
  { accountId }: Admin,
  { issueId, now }: { issueId: number; now: Date },
): Promise<void> {
  if (!(await confirmedAddress.first(tx, { accountId }))) throw new Conflict("step", NO_OWN_ADDRESS.msg);
  // Each try is a letter of its own: mail servers would drop the second one of that number.
  await enqueue(tx, SEND_ISSUE_TRY, { issueId, accountId, number: now.getTime() });
}

const payloadSchema = v.object({ issueId: v.number(), accountId: v.number(), number: v.number() });

const issueToTry = statement(
  "issue-to-try",
  (_, p: Params<{ issueId: number }>) => sql<IssueValues>`
    select subject, body, sends_english as "sendsEnglish" from newsletter_issue where id = ${p.issueId}`,
  { isRead: true },
);

/** Sends a try of an issue; none when the issue or the address is gone by now. */
export async function sendIssueTry(
  database: Database,
  payload: unknown,
  { mailer, signal, ...site }: NewsletterMail,
): Promise<void> {
  const { issueId, accountId, number } = v.parse(payloadSchema, payload);
  const issue = await issueToTry.first(database, { issueId });
  const reader = await confirmedAddress.first(database, { accountId });
  if (!issue || !reader) return;
  for (const locale of LOCALES) {
    if (!isWrittenIn(issue, locale)) continue;
    const { [locale]: subject = "" } = issue.subject;
    const { [locale]: body = "" } = issue.body;
    const mail = await mailOfIssue(database, { accountId, ...reader, locale, subject, body }, site);
    await mailer.send({ ...mail, id: `newsletter-try-${issueId}-${locale}-${number}` }, signal);
  }
}

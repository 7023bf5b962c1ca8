import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict } from "#platform/errors/errors.ts";
import { LOCALES } from "#platform/i18n/locales.ts";
import { NOBODY_READS } from "../call-refusals.ts";
import { type IssueToEdit, languageFor } from "../issue.ts";
import { isReader } from "./issue-readers.ts";

/** The name of the task that sends what waits of all issues. */
export const SEND_ISSUES = "send-newsletter-issues";

interface Begun {
  issueId: number;
  isSample: boolean;
  /** Languages that people read, and beside each the one in which its readers get the issue. */
  read: string[];
  sent: string[];
}

const insertDeliveries = statement(
  "insert-newsletter-deliveries",
  (_, p: Params<Begun>) => sql`
    insert into newsletter_delivery (issue_id, account_id, locale)
    select ${p.issueId}::bigint, account.id, chosen.sent
    from newsletter join account on account.id = newsletter.account_id
    join unnest(${p.read}::text[], ${p.sent}::text[]) as chosen (read, sent) on chosen.read = account.locale
    where ${isReader} and account.is_sample = ${p.isSample}::boolean
    on conflict do nothing`,
);

/**
 * Writes down who gets an issue, and in which language, inside of the transaction that begins it. Who subscribes later gets the next one.
 * @throws Conflict when nobody gets it
 */
export async function beginDeliveries(tx: Database, { id, values, shown }: IssueToEdit): Promise<void> {
  const chosen = LOCALES.flatMap((read) => {
    const sent = languageFor(values, read);
    return sent === null ? [] : [{ read, sent }];
  });
  const count = await insertDeliveries.run(tx, {
    issueId: id,
    isSample: shown.isSample,
    read: chosen.map(({ read }) => read),
    sent: chosen.map(({ sent }) => sent),
  });
  if (count === 0) throw new Conflict("state", NOBODY_READS.msg);
}

/** Has the background send what waits, once however often it is asked. */
export async function goOnSending(tx: Database): Promise<void> {
  await enqueue(tx, SEND_ISSUES, {}, { jobKey: SEND_ISSUES });
}

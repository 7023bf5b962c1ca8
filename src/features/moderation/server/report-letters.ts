import type { I18n } from "@lingui/core";
import { sql } from "kysely";
import * as v from "valibot";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { loadMessages } from "#platform/i18n/load-messages.ts";
import { addressIn } from "#platform/i18n/language-links.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { letter } from "#platform/mail/letter.server.ts";
import type { Mailer } from "#platform/mail/open-mailer.ts";
import type { Outcome } from "../decision.ts";

export const SEND_REPORT_RECEIPT = "send-report-receipt";
export const SEND_REPORT_OUTCOME = "send-report-outcome";

export interface ReportMail {
  mailer: Mailer;
  siteName: string;
  /** Where pages of a language live. */
  bases: Record<Locale, string>;
  /** Aborted when the process ends: no server is waited for then. */
  signal?: AbortSignal | undefined;
}

const reportOfLetter = statement(
  "report-of-letter",
  (_, p: Params<{ reportId: number }>) => sql<{
    email: string;
    locale: Locale;
    isClosed: boolean;
    /** Null where its author took it back before anybody decided. */
    decisionId: number | null;
    outcome: Outcome | null;
  }>`
    select report.email, report.locale, report.closed_at is not null as "isClosed", report.decision_id as "decisionId",
      decision.outcome
    from report left join decision on decision.id = report.decision_id
    where report.id = ${p.reportId}::bigint and report.has_letters`,
  { isRead: true },
);

const payloadSchema = v.object({ reportId: v.number() });

/** Mails somebody without an account that their report has arrived. It repeats nothing of what they typed: see send-ticket-receipt.ts. */
export async function sendReportReceipt(
  database: Database,
  payload: unknown,
  { mailer, siteName, bases, signal }: ReportMail,
): Promise<void> {
  const { reportId } = v.parse(payloadSchema, payload);
  const report = await reportOfLetter.first(database, { reportId });
  if (!report) return;
  const i18n = await loadMessages(report.locale, ["server"]);
  const values = { siteName, number: String(reportId) };
  const mail = {
    id: `report-${reportId}-receipt`,
    to: report.email,
    ...letter(
      i18n,
      { siteName, base: bases[report.locale] },
      {
        subject: i18n._({
          id: "moderation.receipt.subject",
          message: "{siteName}: your report has arrived (no. {number})",
          values,
        }),
        blocks: [
          i18n._({
            id: "moderation.receipt.text",
            message:
              "Thank you for your report to {siteName}. Its number is {number}. A person will look at it, and we’ll write to this address to tell you what was decided. We don’t tell anybody who reported. If it wasn’t you, you don’t need to do anything.",
            values,
          }),
        ],
      },
    ),
  };
  await mailer.send(mail, signal);
}

/** Mails somebody without an account what became of their report. */
export async function sendReportOutcome(
  database: Database,
  payload: unknown,
  { mailer, siteName, bases, signal }: ReportMail,
): Promise<void> {
  const { reportId } = v.parse(payloadSchema, payload);
  const report = await reportOfLetter.first(database, { reportId });
  if (!report?.isClosed) return;
  const { email, locale, decisionId } = report;
  const i18n = await loadMessages(locale, ["server"]);
  const values = { siteName, number: String(reportId) };
  const mail = {
    id: `report-${reportId}-outcome`,
    to: email,
    ...letter(
      i18n,
      { siteName, base: bases[locale] },
      {
        subject: i18n._({
          id: "moderation.outcome.subject",
          message: "{siteName}: what became of your report (no. {number})",
          values,
        }),
        blocks: [
          decisionId === null
            ? takenBack(i18n, values)
            : decided(i18n, {
                ...values,
                isRemoved: report.outcome === "removed",
                address: addressIn(bases[locale], `/moderation/${decisionId}`),
              }),
        ],
      },
    ),
  };
  await mailer.send(mail, signal);
}

function takenBack(i18n: I18n, values: { siteName: string; number: string }): string {
  return i18n._({
    id: "moderation.outcome.withdrawn",
    message:
      "What you reported to {siteName} (number {number}) isn’t there any more: its author withdrew it before anybody had decided. So there’s nothing left to decide, and your report is closed.",
    values,
  });
}

function decided(
  i18n: I18n,
  { isRemoved, ...values }: { siteName: string; number: string; address: string; isRemoved: boolean },
): string {
  return isRemoved
    ? i18n._({
        id: "moderation.outcome.removed",
        message:
          "A person has looked at what you reported to {siteName} (number {number}), and it has been removed. The decision: {address}",
        values,
      })
    : i18n._({
        id: "moderation.outcome.kept",
        message:
          "A person has looked at what you reported to {siteName} (number {number}), and it stays: it breaks neither our terms nor, as far as we can tell, the law. The decision: {address}\n\nIf you see that differently, reply to this email. You may also go to a certified out-of-court dispute settlement body, or to court.",
        values,
      });
}

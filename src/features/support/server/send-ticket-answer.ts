import { sql } from "kysely";
import { hasRole } from "#features/accounts/server/speaks-for-sql.ts";
import * as v from "valibot";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { addressIn, type LanguageBases } from "#platform/i18n/language-links.ts";
import { loadMessages } from "#platform/i18n/load-messages.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { letter } from "#platform/mail/letter.server.ts";
import type { TicketMail } from "./ticket-mail.ts";

export const SEND_TICKET_ANSWER = "send-ticket-answer";

const Payload = v.object({ replyId: v.number() });

interface AnswerRow {
  ticketId: number;
  email: string;
  locale: Locale;
  text: string;
  hasDesk: boolean;
}

const answerToSend = statement(
  "ticket-answer-to-send",
  (_, p: Params<{ replyId: number }>) => sql<AnswerRow>`
    select ticket.id as "ticketId", ticket.email, ticket.locale, reply.text,
      ${hasRole(sql`ticket.account_id`)} as "hasDesk"
    from ticket_reply as reply join ticket on ticket.id = reply.ticket_id
    where reply.id = ${p.replyId} and reply.is_staff and ticket.email is not null`,
  { isRead: true },
);

/**
 * Mails one answer to the address that was given, in the language of whoever asked. It repeats nothing that they typed, as the receipt
 * does not: the address may be a stranger's.
 */
export async function sendTicketAnswer(
  database: Database,
  payload: unknown,
  { mailer, siteName, contactEmail, bases, signal }: TicketMail & { bases: LanguageBases },
): Promise<void> {
  const { replyId } = v.parse(Payload, payload);
  const answer = await answerToSend.first(database, { replyId });
  if (!answer) return;
  const { ticketId, email, locale, text, hasDesk } = answer;
  const i18n = await loadMessages(locale, ["server"]);
  const base = bases[locale];
  const page = addressIn(base, hasDesk ? `/dashboard/support?id=${ticketId}` : "/contact");
  const values = { siteName, number: String(ticketId), page };
  const onward = hasDesk
    ? i18n._({
        id: "support.answer.desk",
        message: "You can read everything that was said, and write back, here: {page}",
        values,
      })
    : i18n._({
        id: "support.answer.again",
        message: "Is something still open? Write to us again and mention number {number}: {page}",
        values,
      });
  const mail = {
    id: `ticket-${ticketId}-answer-${replyId}`,
    to: email,
    ...letter(
      i18n,
      { siteName, base },
      {
        subject: i18n._({
          id: "support.answer.subject",
          message: "{siteName}: the answer to your message (no. {number})",
          values,
        }),
        blocks: [
          i18n._({
            id: "support.answer.text",
            message: "This is our answer to your message number {number}.",
            values,
          }),
          text,
          onward,
        ],
      },
    ),
    ...(contactEmail && { replyTo: { name: siteName, address: contactEmail } }),
  };
  await mailer.send(mail, signal);
}

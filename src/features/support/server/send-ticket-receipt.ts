import type { Database } from "#platform/database/database.ts";
import type { LanguageBases } from "#platform/i18n/language-links.ts";
import { loadMessages } from "#platform/i18n/load-messages.ts";
import { letter } from "#platform/mail/letter.server.ts";
import { ticketById } from "./ticket-by-id.ts";
import { ticketIdOf, type TicketMail } from "./ticket-mail.ts";

export const SEND_TICKET_RECEIPT = "send-ticket-receipt";

/**
 * Mails a receipt to the sender, in their language. It repeats nothing of what they typed: the address may be a stranger's, and
 * then the mail would carry the sender's words to them in our name.
 */
export async function sendTicketReceipt(
  database: Database,
  payload: unknown,
  {
    mailer,
    siteName,
    bases,
    signal,
  }: Pick<TicketMail, "mailer" | "siteName" | "signal"> & {
    /** Where pages of a language live. */
    bases: LanguageBases;
  },
): Promise<void> {
  const ticket = await ticketById(database, ticketIdOf(payload));
  if (!ticket?.email) return;
  const i18n = await loadMessages(ticket.locale, ["server"]);
  const values = { siteName, number: String(ticket.id) };
  const mail = {
    id: `ticket-${ticket.id}-receipt`,
    to: ticket.email,
    ...letter(
      i18n,
      { siteName, base: bases[ticket.locale] },
      {
        subject: i18n._({
          id: "support.receipt.subject",
          message: "{siteName}: your message has arrived (no. {number})",
          values,
        }),
        blocks: [
          i18n._({
            id: "support.receipt.text",
            message:
              "Thank you for your message to {siteName}. Its number is {number}. A person will read it and reply to this address, in Dutch or English. If it wasn’t you who wrote to us, you don’t need to do anything.",
            values,
          }),
        ],
      },
    ),
  };
  await mailer.send(mail, signal);
}

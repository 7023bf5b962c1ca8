import * as v from "valibot";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { ticketById } from "./ticket-by-id.ts";
import { ticketIdOf, type TicketMail } from "./ticket-mail.ts";

export const SEND_TICKET_NOTICE = "send-ticket-notice";

const Added = v.object({ replyId: v.optional(v.number()) });

const replyById = statement("ticket-reply-by-id", (db, p: Params<{ id: number }>) =>
  db.selectFrom("ticket_reply").select("text").where("id", "=", p.id),
);

/**
 * Mails a message to CONTACT_EMAIL, or what its sender has added to it, with the sender as Reply-To. In English, because it is
 * internal.
 */
export async function sendTicketNotice(
  database: Database,
  payload: unknown,
  { mailer, siteName, contactEmail, signal }: TicketMail,
): Promise<void> {
  const ticket = contactEmail && (await ticketById(database, ticketIdOf(payload)));
  if (!ticket) return;
  const { replyId } = v.parse(Added, payload);
  const added = replyId === undefined ? undefined : await replyById.first(database, { id: replyId });
  const { id, kind, name, email, message, locale, subject, shopSlug } = ticket;
  const facts = {
    Name: name,
    "E-mail": email,
    Language: locale,
    Subject: subject,
    About: ticket.about,
    Shop: ticket.shopName,
    City: ticket.cityName,
    Role: ticket.role,
    Proof: ticket.proof,
    Website: ticket.website,
    "Takes over": shopSlug && `/coffeeshop/${shopSlug}`,
  };
  const lines = Object.entries(facts).flatMap(([what, value]) => (value ? [`${what}: ${value}`] : []));
  const letter = {
    id: `ticket-${id}-notice${added ? `-${replyId}` : ""}`,
    to: contactEmail,
    subject: `${added ? "Re: " : ""}${siteName} #${id}: ${kind === "contact" ? subject : `${ticket.shopName}, ${ticket.cityName}`}`,
    text: `${lines.join("\n")}\n\n${added?.text ?? message}\n`,
    ...(email !== null && { replyTo: { name, address: email } }),
  };
  await mailer.send(letter, signal);
}

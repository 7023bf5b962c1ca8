import * as v from "valibot";
import type { Mailer } from "#platform/mail/open-mailer.ts";

/** What the letters about tickets need beside the ticket. */
export interface TicketMail {
  mailer: Mailer;
  siteName: string;
  /** Who is told; nobody when it is not set. */
  contactEmail: string | undefined;
}

const TicketLetter = v.object({ ticketId: v.number() });

/** The ticket that a job is about. @throws when it is about none */
export function ticketIdOf(payload: unknown): number {
  return v.parse(TicketLetter, payload).ticketId;
}

import * as v from "valibot";
import type { Mailer } from "#platform/mail/open-mailer.ts";

/** What the mails about tickets need beside the ticket. */
export interface TicketMail {
  mailer: Mailer;
  siteName: string;
  /** The recipient of notices; without it none are sent. */
  contactEmail: string | undefined;
  /** Aborted when the process ends: no server is waited for then. */
  signal?: AbortSignal | undefined;
}

const TicketLetter = v.object({ ticketId: v.number() });

/** The ticket of a task. @throws when its payload has none */
export function ticketIdOf(payload: unknown): number {
  return v.parse(TicketLetter, payload).ticketId;
}

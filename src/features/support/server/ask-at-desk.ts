import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, NotFound } from "#platform/errors/errors.ts";
import { WAIT_FOR_ANSWER } from "../call-refusals.ts";
import type { TicketThread } from "../ticket-fields.ts";
import type { DeskForm } from "../ticket-forms.ts";
import { MOST_UNANSWERED } from "../ticket.ts";
import { openTicket } from "./open-ticket.ts";
import { ticketToAnswer } from "./tickets-to-answer.ts";

const hold = statement(
  "hold-asker",
  (_, p: Params<{ accountId: number }>) => sql<{ name: string }>`
    select name from account where id = ${p.accountId} for no key update`,
);

const countOpen = statement(
  "open-tickets-of-account",
  (_, p: Params<{ accountId: number }>) => sql<{ count: number }>`
    select count(*)::integer as count from ticket where account_id = ${p.accountId} and state = 'open'`,
);

/**
 * Somebody with a dashboard asks from there, inside of the caller's transaction: under the name of their account, without an address and without a captcha.
 * @returns the ticket as it stands
 * @throws Conflict when too much waits for an answer; NotFound for an account that is gone
 */
export async function askAtDesk(tx: Database, member: Member, asked: DeskForm): Promise<TicketThread> {
  const { accountId } = member;
  // Held, so that of many at once each counts the ones before.
  const asker = await hold.first(tx, { accountId });
  if (!asker) throw new NotFound("account");
  const { count = 0 } = (await countOpen.first(tx, { accountId })) ?? {};
  if (count >= MOST_UNANSWERED) throw new Conflict("message", WAIT_FOR_ANSWER.msg);
  const question = { kind: "contact", ...asked, ...asker, email: null } as const;
  const id = await openTicket(tx, question, { captcha: null, accountId });
  return (await ticketToAnswer(tx, member, { id })) as TicketThread;
}

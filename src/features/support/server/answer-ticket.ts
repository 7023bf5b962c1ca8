import { sql } from "kysely";
import { hasRole } from "#features/accounts/server/speaks-for-sql.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { record } from "#features/audit/server/record.ts";
import { itemAnswer } from "#features/dashboard/field.ts";
import { tellOfItem } from "#features/notifications/server/tell-of-item.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, NotAllowed, NotFound, Stale } from "#platform/errors/errors.ts";
import { WAIT_FOR_ANSWER } from "../call-refusals.ts";
import type { TicketChanges, TicketThread } from "../ticket-fields.ts";
import { MOST_UNANSWERED, type TicketState } from "../ticket.ts";
import { assignTicket } from "./assign-ticket.ts";
import { SEND_TICKET_ANSWER } from "./send-ticket-answer.ts";
import { SEND_TICKET_NOTICE } from "./send-ticket-notice.ts";
import { ticketToAnswer } from "./tickets-to-answer.ts";

interface HeldTicket {
  accountId: number | null;
  /** Whoever asked may open `/dashboard/support`. */
  hasDesk: boolean;
}

const hold = statement(
  "hold-ticket",
  (_, p: Params<{ id: number }>) => sql<HeldTicket>`
    select account_id as "accountId",
      ${hasRole(sql`ticket.account_id`)} as "hasDesk"
    from ticket where id = ${p.id} for update of ticket`,
);

const insertReply = statement(
  "insert-ticket-reply",
  (_, p: Params<{ ticketId: number; isStaff: boolean; staffId: number | null; text: string }>) => sql<{
    id: number;
  }>`
    insert into ticket_reply (ticket_id, is_staff, staff_id, text)
    values (${p.ticketId}, ${p.isStaff}, ${p.staffId}, ${p.text}) returning id`,
);

const move = statement(
  "move-ticket",
  (_, p: Params<{ id: number; state: string; isSaid: boolean; isAnswered: boolean }>) => sql`
    update ticket set state = ${p.state},
      said_at = case when ${p.isSaid}::boolean then now() else said_at end,
      answered_at = case when ${p.isAnswered}::boolean then now() else answered_at end
    where id = ${p.id}`,
);

interface Answer {
  id: number;
  rev: string;
  changes: TicketChanges;
}

/**
 * Answers a ticket, closes it, opens it again, gives it to an admin, inside of the caller's transaction. What an admin answers goes to the address that was
 * given, and as a notice to whoever was signed in; what whoever asked writes opens it again. An admin who asked is who asked.
 * @returns the ticket as it stands now
 * @throws NotFound, also for that of somebody else; Stale, with the ticket as it stands, when something was said in between; Conflict
 *   when too much waits for an answer; NotAllowed for who gives it to somebody and is no admin; Invalid for whom it can’t be given to
 */
export async function answerTicket(
  tx: Database,
  member: Member,
  { id, rev, changes: { reply, state, assignee } }: Answer,
): Promise<TicketThread> {
  // One of others is not locked.
  if (!(await ticketToAnswer(tx, member, { id }))) throw new NotFound("_id");
  const held = await hold.first(tx, { id });
  const before = held && (await ticketToAnswer(tx, member, { id }));
  if (!before) throw new NotFound("_id");
  if (before.rev !== rev) throw new Stale(itemAnswer(before));
  const isStaff = member.permissions.admin && !before.shown.isOwn;
  const stood = before.values.state;
  const next = state ?? (reply === undefined ? stood : isStaff ? "answered" : "open");
  if (assignee !== undefined) {
    if (!isStaff) throw new NotAllowed("assignee");
    await assignTicket(tx, member, { id, assignee });
  }
  if (reply === undefined && next === stood)
    return assignee === undefined ? before : ((await ticketToAnswer(tx, member, { id })) as TicketThread);
  if (reply !== undefined) await write(tx, member, { ticket: { ...held, ...before }, reply, isStaff });
  const isSaid = reply !== undefined;
  await move.run(tx, { id, state: next, isSaid, isAnswered: isSaid && isStaff });
  if (isStaff)
    await record(tx, {
      actorId: member.accountId,
      actorRole: "admin",
      action: actionOf({ isSaid, next }),
      targetType: "ticket",
      targetId: id,
      details: { from: stood, to: next },
    });
  return (await ticketToAnswer(tx, member, { id })) as TicketThread;
}

interface Written {
  ticket: TicketThread & HeldTicket;
  reply: string;
  isStaff: boolean;
}

async function write(tx: Database, member: Member, { ticket, reply: text, isStaff }: Written): Promise<void> {
  const { id: ticketId, accountId, hasDesk } = ticket;
  if (!isStaff && unansweredCount(ticket) >= MOST_UNANSWERED)
    throw new Conflict("reply", WAIT_FOR_ANSWER.msg);
  const staffId = isStaff ? member.accountId : null;
  const { id: replyId } = (await insertReply.first(tx, { ticketId, isStaff, staffId, text })) as {
    id: number;
  };
  if (!isStaff) {
    // While it is open the desk knows that somebody waits.
    if (ticket.values.state !== "open") await enqueue(tx, SEND_TICKET_NOTICE, { ticketId, replyId });
    return;
  }
  if (ticket.values.email !== null) await enqueue(tx, SEND_TICKET_ANSWER, { replyId });
  // Who gave no address and lost their dashboard since has nowhere to read it; nothing is told of what is not there.
  if (accountId !== null && (hasDesk || ticket.values.email !== null))
    await tellOfItem(tx, {
      recipientId: accountId,
      type: "ticketReply",
      subject: `ticket/${ticketId}`,
      item: null,
      // Without a role there is no page of it: the letter has the answer.
      details: { redirect: hasDesk ? `/dashboard/support?id=${ticketId}` : "/contact" },
    });
}

/** How much whoever asked has added since they were answered. */
function unansweredCount({ shown: { replies } }: TicketThread): number {
  return replies.length - 1 - replies.findLastIndex(({ isStaff }) => isStaff);
}

function actionOf({ isSaid, next }: { isSaid: boolean; next: TicketState }) {
  if (isSaid) return "answerTicket";
  return next === "closed" ? "closeTicket" : "reopenTicket";
}

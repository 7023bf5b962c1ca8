import { sql } from "kysely";
import { asAdmin, type Member } from "#features/accounts/server/members.ts";
import { record } from "#features/audit/server/record.ts";
import { itemAnswer } from "#features/dashboard/field.ts";
import { withdrawNoticesOf } from "#features/notifications/server/tell-of-item.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotFound, Stale } from "#platform/errors/errors.ts";
import { ticketToAnswer } from "./tickets-to-answer.ts";

const hold = statement(
  "hold-ticket-to-remove",
  (_, p: Params<{ id: number }>) => sql`select id from ticket where id = ${p.id} for update`,
);

const deleteTicket = statement("delete-ticket", (db, p: Params<{ id: number }>) =>
  db.deleteFrom("ticket").where("id", "=", p.id),
);

/**
 * Removes a ticket with all that was said, before its twelve months are over: because whoever wrote it, perhaps without an account, wants
 * it gone, or because nobody asked anything. Inside of the caller's transaction.
 * @throws NotFound, also for that of somebody else; NotAllowed for whoever is no admin; Stale
 */
export async function removeTicket(
  tx: Database,
  member: Member,
  { id, rev }: { id: number; rev: string },
): Promise<void> {
  if (!(await ticketToAnswer(tx, member, { id }))) throw new NotFound("_id");
  const admin = asAdmin(member);
  await hold.all(tx, { id });
  const ticket = await ticketToAnswer(tx, admin, { id });
  if (!ticket) throw new NotFound("_id");
  if (ticket.rev !== rev) throw new Stale(itemAnswer(ticket));
  await deleteTicket.run(tx, { id });
  await withdrawNoticesOf(tx, `ticket/${id}`);
  await record(tx, {
    actorId: admin.accountId,
    actorRole: "admin",
    action: "remove",
    targetType: "ticket",
    targetId: id,
  });
}

import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { livingRoles } from "#features/accounts/server/speaks-for-sql.ts";
import { record } from "#features/audit/server/record.ts";
import type { NamedItem } from "#features/dashboard/field.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Invalid } from "#platform/errors/errors.ts";

const admins = statement(
  "admins-for-tickets",
  () => sql<NamedItem>`
    select account.id::text as "_id", account.name from account
    where exists (select from ${livingRoles} as held where held.account_id = account.id and held.role = 'admin')
    order by lower(account.name), account.id`,
  { isRead: true },
);

/** To whom a ticket can be given. */
export function adminsForTickets(database: Database): Promise<NamedItem[]> {
  return admins.all(database);
}

const setAssignee = statement(
  "set-ticket-assignee",
  (_, p: Params<{ id: number; assignee: number | null }>) => sql`
    update ticket set assignee_id = ${p.assignee}::bigint
    where id = ${p.id} and assignee_id is distinct from ${p.assignee}::bigint`,
);

const insertAssignment = statement(
  "insert-ticket-assignment",
  (_, p: Params<{ id: number; assignee: number | null; by: number }>) => sql`
    insert into ticket_assignment (ticket_id, assignee_id, is_nobody, assigned_by)
    values (${p.id}, ${p.assignee}::bigint, ${p.assignee}::bigint is null, ${p.by})`,
);

/**
 * Gives a ticket to an admin, or back to all, inside of the caller's transaction, which has locked it.
 * @throws Invalid for somebody who is no admin
 */
export async function assignTicket(
  tx: Database,
  { accountId }: Member,
  { id, assignee }: { id: number; assignee: number | null },
): Promise<void> {
  const isAdmin = async () =>
    (await adminsForTickets(tx)).some(({ _id: adminId }) => adminId === String(assignee));
  if (assignee !== null && !(await isAdmin()))
    throw new Invalid([{ msg: "Must be an admin", param: "changes.assignee" }]);
  if ((await setAssignee.run(tx, { id, assignee })) === 0) return;
  await insertAssignment.run(tx, { id, assignee, by: accountId });
  await record(tx, {
    actorId: accountId,
    actorRole: "admin",
    action: "assignTicket",
    targetType: "ticket",
    targetId: id,
    details: { assigneeId: assignee },
  });
}

import { sql } from "kysely";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Database } from "#platform/database/database.ts";
import { Conflict } from "#platform/errors/errors.ts";
import { LAST_ADMIN } from "../call-refusals.ts";
import { heldRoles } from "./speaks-for-sql.ts";
import { isSuspended } from "./suspension-sql.ts";

// Two admins who end one another at the same moment wait here: the second then sees what the first did. In one order, so that they
// wait without a deadlock.
const holdAdmins = statement(
  "hold-admins",
  () => sql`
    select id from account where id in (select account_id from ${heldRoles} as held where role = 'admin')
    order by id for no key update`,
);

const isLast = statement(
  "is-last-admin",
  (_, p: Params<{ accountId: number }>) => sql<{ isLast: boolean }>`
    select bool_or(account.id = ${p.accountId}) and not coalesce(bool_or(
      account.id <> ${p.accountId} and account.erase_at is null and not ${isSuspended("account")}
        and (not account.is_sample or ending.is_sample)), false) as "isLast"
    from account join ${heldRoles} as held on held.account_id = account.id and held.role = 'admin'
    left join account as ending on ending.id = ${p.accountId}`,
);

/**
 * To be called in the transaction in which somebody leaves, is suspended, or loses the role: the last admin who can act stays one. Somebody
 * invented is no admin of what is real. Whoever is no admin passes.
 * @throws Conflict
 */
export async function keepAnAdmin(
  tx: Database,
  { accountId, param }: { accountId: number; param: string },
): Promise<void> {
  await holdAdmins.all(tx);
  const row = await isLast.first(tx, { accountId });
  if (row?.isLast) throw new Conflict(param, LAST_ADMIN.msg);
}

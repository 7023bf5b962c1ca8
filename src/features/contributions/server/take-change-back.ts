import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, NotFound } from "#platform/errors/errors.ts";

const withdraw = statement(
  "withdraw-user-change",
  (_, p: Params<{ id: number; accountId: number }>) => sql<{ isWithdrawn: boolean }>`
    with withdrawn as (
      update user_change set state = 'withdrawn'
      where id = ${p.id} and author_id = ${p.accountId} and state = 'pending'
      returning id
    )
    select exists (select from withdrawn) or state = 'withdrawn' as "isWithdrawn"
    from user_change where id = ${p.id} and author_id = ${p.accountId}`,
);

const replace = statement(
  "replace-user-changes",
  (_, p: Params<{ ids: number[]; accountId: number; shopId: number }>) => sql`
    update user_change set state = 'withdrawn'
    where id = any(${p.ids}::bigint[]) and author_id = ${p.accountId} and shop_id = ${p.shopId} and state = 'pending'`,
);

/** Takes back what somebody suggested about a shop and suggests otherwise now. What was decided before, or is of others, stays. */
export async function takeReplacedBack(
  tx: Database,
  replaced: { ids: number[]; accountId: number; shopId: number },
): Promise<void> {
  if (replaced.ids.length > 0) await replace.run(tx, replaced);
}

/**
 * Takes back what one suggested; to do it twice changes nothing.
 * @throws NotFound for what somebody else suggested; Conflict when it was decided before
 */
export async function takeChangeBack(
  database: Database,
  { accountId }: Member,
  { changeId }: { changeId: number },
): Promise<void> {
  const row = await withdraw.first(database, { id: changeId, accountId });
  if (!row) throw new NotFound("changeId");
  if (!row.isWithdrawn) throw new Conflict("changeId", "Was decided before");
}

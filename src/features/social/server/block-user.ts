import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { deleteNotices } from "#features/notifications/server/delete-notices.ts";
import { Invalid } from "#platform/errors/errors.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { holdAccounts } from "./hold-accounts.ts";

type Blocked = Params<{ accountId: number; userId: number }>;

const insertBlock = statement(
  "insert-block",
  (_, p: Blocked) => sql`
    insert into account_block (account_id, blocked_id) values (${p.accountId}, ${p.userId})
    on conflict do nothing`,
);

const deleteBlock = statement(
  "delete-block",
  (_, p: Blocked) => sql`
    delete from account_block where account_id = ${p.accountId} and blocked_id = ${p.userId}`,
);

const deleteEdge = statement(
  "delete-friend-edge",
  (_, p: Blocked) => sql`
    delete from friend_edge
    where lo = least(${p.accountId}::bigint, ${p.userId}::bigint)
      and hi = greatest(${p.accountId}::bigint, ${p.userId}::bigint)`,
);

/**
 * Blocks somebody, or no longer. A block ends friendship and requests both ways, and neither finds the other any more; lifting it
 * brings nothing back. Also somebody who has blocked this person, or shows themselves to nobody, can be blocked: the answer does
 * not tell.
 * @throws Invalid for oneself
 * @throws NotFound when there is no such account
 */
export async function blockUser(
  database: Database,
  { accountId }: Member,
  { userId, block }: { userId: number; block: boolean },
): Promise<void> {
  if (userId === accountId) throw new Invalid([{ msg: "Must be somebody else", param: "userId" }]);
  await database.transaction(async (tx) => {
    await holdAccounts(tx, { accountId, otherId: userId });
    if (!block) return void (await deleteBlock.run(tx, { accountId, userId }));
    await insertBlock.run(tx, { accountId, userId });
    await deleteEdge.run(tx, { accountId, userId });
    await deleteNotices(tx, { accountId, otherId: userId });
  });
}

import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

const mine = statement(
  "my-follows-of",
  (_, p: Params<{ accountId: number; shopIds: readonly number[] }>) => sql<{ id: number }>`
    select shop_id as id
    from shop_follow
    where account_id = ${p.accountId} and shop_id = any(${p.shopIds}::bigint[])`,
  { isRead: true },
);

/** Which of the shops of a page this person follows: to be laid over rows that are the same for everybody. */
export async function myFollowsOf(
  database: Database,
  { accountId }: Member,
  shopIds: readonly number[],
): Promise<Set<number>> {
  const rows = await mine.all(database, { accountId, shopIds });
  return new Set(rows.map(({ id }) => id));
}

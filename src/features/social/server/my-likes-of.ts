import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { LikedType } from "../like.ts";

interface ShownItems {
  type: LikedType;
  ids: readonly number[];
}

const mine = statement(
  "my-likes-of",
  (_, p: Params<ShownItems & { accountId: number }>) => sql<{ id: number }>`
    select target_id as id
    from liking
    where account_id = ${p.accountId} and type = ${p.type} and target_id = any(${p.ids}::bigint[])`,
  { isRead: true },
);

/** Which of the items of a page this person likes: to be laid over rows that are the same for everybody. */
export async function myLikesOf(
  database: Database,
  { accountId }: Member,
  shown: ShownItems,
): Promise<Set<number>> {
  const rows = await mine.all(database, { accountId, ...shown });
  return new Set(rows.map(({ id }) => id));
}

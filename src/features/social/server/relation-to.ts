import { sql } from "kysely";
import type { Relation } from "#features/accounts/relation.ts";
import type { Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { relationJoins, relationOf } from "./relation-sql.ts";

const relations = statement(
  "relation-to",
  (_, p: Params<{ accountId: number; accountIds: readonly number[] }>) => sql<{
    id: number;
    relation: Relation;
  }>`
    select account.id, ${relationOf(sql`${p.accountId}`)} as relation
    from account
    ${relationJoins(sql`${p.accountId}`)}
    where account.id = any(${p.accountIds}::bigint[])`,
  { isRead: true },
);

/** What each of the people of a page is to this person: to be laid over rows that are the same for everybody. */
export async function relationTo(
  database: Database,
  { accountId }: Member,
  accountIds: readonly number[],
): Promise<Map<number, Relation>> {
  const rows = await relations.all(database, { accountId, accountIds });
  return new Map(rows.map(({ id, relation }) => [id, relation]));
}

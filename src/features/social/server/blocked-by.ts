import { sql } from "kysely";
import type { Person } from "#features/accounts/person.ts";
import {
  personColumns,
  personJoins,
  personOf,
  type PersonRow,
} from "#features/accounts/server/person-rows.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

const blocked = statement(
  "blocked-by",
  (_, p: Params<{ accountId: number }>) => sql<PersonRow>`
    select ${personColumns}
    from account_block as block
    join account on account.id = block.blocked_id
    ${personJoins}
    where block.account_id = ${p.accountId}
    order by block.blocked_at desc, account.id desc`,
  { isRead: true },
);

/** Whom an account has blocked, the latest first, so that it can lift a block. */
export async function blockedBy(database: Database, accountId: number): Promise<Person[]> {
  return (await blocked.all(database, { accountId })).map(personOf);
}

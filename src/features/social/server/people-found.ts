import { sql } from "kysely";
import type { Person } from "#features/accounts/person.ts";
import { isBlocked } from "#features/accounts/server/is-blocked.ts";
import {
  personColumns,
  personJoins,
  personOf,
  type PersonRow,
} from "#features/accounts/server/person-rows.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

interface PeopleFoundQuery {
  accountIds: readonly number[];
  /** Null for a visitor. */
  viewerId: number | null;
}

const found = statement(
  "people-found",
  (_, p: Params<PeopleFoundQuery>) => sql<PersonRow>`
    select ${personColumns}
    from account
    ${personJoins}
    where account.id = any(${p.accountIds}::bigint[]) and account.erase_at is null
      and not ${isBlocked(sql`account.id`, sql`${p.viewerId}`)}
    order by array_position(${p.accountIds}::bigint[], account.id)`,
  { isRead: true },
);

/**
 * The people whom a search has found, in its order, without those who have blocked the viewer or are blocked by them: the index is
 * the same for everybody.
 */
export async function peopleFound(database: Database, asked: PeopleFoundQuery): Promise<Person[]> {
  if (asked.accountIds.length === 0) return [];
  return (await found.all(database, asked)).map(personOf);
}

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
import { isOver } from "./relation-sql.ts";

const asked = statement(
  "requests-by",
  (_, p: Params<{ accountId: number }>) => sql<PersonRow>`
    select ${personColumns}
    from friend_edge as edge
    join account on account.id = edge.lo + edge.hi - ${p.accountId}::bigint and account.erase_at is null
    ${personJoins}
    where (edge.lo = ${p.accountId} and edge.lo_req and not edge.hi_req
        or edge.hi = ${p.accountId} and edge.hi_req and not edge.lo_req)
      and not ${isOver("edge")}
    order by edge.requested_at desc, account.id desc`,
  { isRead: true },
);

/** Whom an account has asked to be friends without an answer yet, the latest first: also who hides by now, so that it can be taken back. */
export async function requestsBy(database: Database, accountId: number): Promise<Person[]> {
  return (await asked.all(database, { accountId })).map(personOf);
}

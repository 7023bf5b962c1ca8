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

interface FriendRequest extends Person {
  /** ISO 8601 in UTC. */
  requestedAt: string;
}

const requests = statement(
  "requests-to",
  (_, p: Params<{ accountId: number }>) => sql<PersonRow & { requestedAt: string }>`
    select ${personColumns}, to_json(edge.requested_at) #>> '{}' as "requestedAt"
    from friend_edge as edge
    join account on account.id = edge.lo + edge.hi - ${p.accountId}::bigint and account.erase_at is null
    ${personJoins}
    where (edge.lo = ${p.accountId} and edge.hi_req and not edge.lo_req
        or edge.hi = ${p.accountId} and edge.lo_req and not edge.hi_req)
      and not ${isOver("edge")}
    order by edge.requested_at desc, account.id desc`,
  { isRead: true },
);

/** Who asks an account to be friends and waits for an answer, the latest first. */
export async function requestsTo(database: Database, accountId: number): Promise<FriendRequest[]> {
  const rows = await requests.all(database, { accountId });
  return rows.map((row) => ({ ...personOf(row), requestedAt: row.requestedAt }));
}

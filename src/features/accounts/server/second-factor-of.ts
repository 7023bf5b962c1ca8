import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { sql } from "kysely";
import type { OwnSecondFactor } from "../second-factor.ts";

const ownFactor = statement(
  "own-second-factor",
  (_, p: Params<{ accountId: number }>) => sql<OwnSecondFactor>`
    select to_json(confirmed_at) #>> '{}' as "since",
      (select count(*)::int from recovery_code where recovery_code.account_id = factor.account_id) as "recoveryCodeCount"
    from second_factor as factor where account_id = ${p.accountId} and confirmed_at is not null`,
  { isRead: true },
);

/** What its owner is told of a second factor; null while there is none that was confirmed. */
export async function secondFactorOf(database: Database, accountId: number): Promise<OwnSecondFactor | null> {
  return (await ownFactor.first(database, { accountId })) ?? null;
}

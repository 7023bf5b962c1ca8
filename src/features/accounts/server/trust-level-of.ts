import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { type TrustGrounds, type TrustLevel, trustLevelOf as levelOf } from "../trust.ts";

const grounds = statement(
  "trust-grounds",
  (_, p: Params<{ accountId: number }>) => sql<TrustGrounds>`
    select
      exists (select from account_role
        where account_role.account_id = account.id and role in ('admin', 'mod')) as "isOfSite",
      (extract(epoch from now() - account.created_at) / 86400)::float8 as "ageDays",
      (select count(*) from review where author_id = account.id and state = 'approved')::int as "approvedCount",
      (select count(*) from review where author_id = account.id and state = 'removed')::int as "removedCount"
    from account where account.id = ${p.accountId}`,
  { isRead: true },
);

/** How far an account is trusted now: each time from what is there, so that nothing has to be kept in step. */
export async function trustLevelOf(
  database: Database,
  { accountId }: { accountId: number },
): Promise<TrustLevel> {
  const found = await grounds.first(database, { accountId });
  return found ? levelOf(found) : 0;
}

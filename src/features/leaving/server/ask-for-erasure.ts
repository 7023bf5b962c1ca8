import { indexAccounts } from "#features/accounts/server/index-accounts.ts";
import { keepAnAdmin } from "#features/accounts/server/keep-an-admin.ts";
import type { FreshMember, Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotSignedIn } from "#platform/errors/errors.ts";
import { sql } from "kysely";
import { GRACE_DAYS } from "../leaving.ts";

type Account = Params<{ accountId: number }>;

const setEraseAt = statement(
  "set-erase-at",
  (_, p: Params<{ accountId: number; keepReviews: boolean }>) => sql<{ until: string }>`
    update account set erase_at = coalesce(erase_at, now() + make_interval(days => ${sql.lit(GRACE_DAYS)})),
      keeps_reviews = ${p.keepReviews}::boolean
    where id = ${p.accountId}
    returning to_json(erase_at) #>> '{}' as until`,
);

const unsetEraseAt = statement(
  "unset-erase-at",
  (_, p: Account) => sql`update account set erase_at = null, keeps_reviews = false where id = ${p.accountId}`,
);

const deleteSessions = statement("delete-all-sessions", (db, p: Account) =>
  db.deleteFrom("session").where("account_id", "=", p.accountId),
);

interface AskForErasure {
  /** Shown reviews stay, without a name. */
  keepReviews?: boolean;
}

/**
 * From now on the person is gone for others, and after the days of grace for good; all their sessions end. To ask again does not
 * begin the days anew. Returns when, as ISO 8601.
 * @throws NotSignedIn when the account is gone by now; Conflict for the last admin, who makes another one first
 */
export async function askForErasure(
  database: Database,
  { accountId }: FreshMember,
  { keepReviews = false }: AskForErasure = {},
): Promise<string> {
  return database.transaction(async (tx) => {
    await keepAnAdmin(tx, { accountId, param: "account" });
    const row = await setEraseAt.first(tx, { accountId, keepReviews });
    if (!row) throw new NotSignedIn();
    await deleteSessions.run(tx, { accountId });
    await indexAccounts(tx, { accountIds: [accountId] });
    return row.until;
  });
}

/**
 * Stays after all; everything is as it was.
 * @throws NotSignedIn when the account is gone by now
 */
export async function takeErasureBack(database: Database, { accountId }: Member): Promise<void> {
  await database.transaction(async (tx) => {
    if ((await unsetEraseAt.run(tx, { accountId })) === 0) throw new NotSignedIn();
    await indexAccounts(tx, { accountIds: [accountId] });
  });
}

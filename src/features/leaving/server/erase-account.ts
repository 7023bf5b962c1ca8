import { createHmac } from "node:crypto";
import { restNames } from "#features/accounts/server/resting-names.ts";
import type { Database } from "#platform/database/database.ts";
import { siteSecret } from "#platform/database/site-secret.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { sql } from "kysely";
import { ACCOUNT_DATA, type LeavingAccount } from "./account-data.ts";

interface Erasure {
  accountId: number;
  /** Leaves an account alone that did not ask for it, or whose time has not come. */
  onlyIfDue: boolean;
}

const accountToErase = statement(
  "account-to-erase",
  (_, p: Params<Erasure>) => sql<LeavingAccount>`
    select account.id as "accountId", account.name, account.url, media.key as "pictureKey"
    from account left join media on media.id = account.picture_id
    where account.id = ${p.accountId} and (not ${p.onlyIfDue}::boolean or account.erase_at <= now())
    for update of account`,
);

const identitiesOf = statement("identities-to-erase", (db, p: Params<{ accountId: number }>) =>
  db.selectFrom("identity").select(["provider", "subject"]).where("account_id", "=", p.accountId),
);

const noteErasure = statement(
  "note-erasure",
  (_, p: Params<{ identityHash: Uint8Array }>) => sql`
    insert into erasure (identity_hash) values (${p.identityHash})
    on conflict (identity_hash) do update set erased_at = now()`,
);

const deleteAccount = statement("delete-account", (db, p: Params<{ accountId: number }>) =>
  db.deleteFrom("account").where("id", "=", p.accountId),
);

/**
 * Erases an account with all that is tied to it, at once and for good; what remains are hashes that only this site can compare: of
 * who it was, so that a backup from before can be rid of it too (security.md 5.3), and for thirty days of the name. The file of its picture goes in the background.
 * @returns whether it was there, and due if that was asked for
 */
export async function eraseAccount(database: Database, erasure: Erasure): Promise<boolean> {
  const secret = await siteSecret(database, "erasures");
  return database.transaction(async (tx) => {
    const account = await accountToErase.first(tx, erasure);
    if (!account) return false;
    for (const { provider, subject } of await identitiesOf.all(tx, account)) {
      const identityHash = createHmac("sha256", secret).update(`${provider} ${subject}`).digest();
      await noteErasure.run(tx, { identityHash });
    }
    await restNames(tx, account);
    for (const { erased } of Object.values(ACCOUNT_DATA)) {
      if (erased !== "withAccount") await erased(tx, account);
    }
    await deleteAccount.run(tx, account);
    return true;
  });
}

const dueAccounts = statement(
  "accounts-due-to-erase",
  () => sql<{ accountId: number }>`
    select id as "accountId" from account where erase_at <= now() order by erase_at`,
  { isRead: true },
);

/** The name of the task. */
export const ERASE_ACCOUNTS = "erase-accounts";

/**
 * Erases the accounts whose days of grace are over, each by itself: one that fails is tried again and holds up no other.
 * Returns how many.
 */
export async function eraseDueAccounts(database: Database): Promise<number> {
  let erasedCount = 0;
  const failures: unknown[] = [];
  for (const { accountId } of await dueAccounts.all(database)) {
    try {
      if (await eraseAccount(database, { accountId, onlyIfDue: true })) erasedCount += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "Accounts that are due could not be erased");
  return erasedCount;
}

const accountOfUrl = statement("account-to-erase-by-url", (db, p: Params<{ url: string }>) =>
  db.selectFrom("account").select(["id as accountId", "name"]).where("url", "=", p.url),
);

/** Who has this address, for an operator; undefined when nobody has. */
export async function accountByUrl(
  database: Database,
  url: string,
): Promise<{ accountId: number; name: string } | undefined> {
  return accountOfUrl.first(database, { url });
}

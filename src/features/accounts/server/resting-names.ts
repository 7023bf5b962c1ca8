import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { siteSecret } from "#platform/database/site-secret.ts";
import { type Params, statement } from "#platform/database/statement.ts";

/** How long nobody else gets a name that was given up, and for how long renames are counted (security.md N1). */
export const NAME_REST_DAYS = 30;

const days = sql.lit(NAME_REST_DAYS);

interface Named {
  skeleton: string;
  url: string;
}

const namesOfAccount = statement(
  "names-to-rest",
  (_, p: Params<{ accountId: number }>) => sql<Named & { freedAt: string }>`
    select name_skeleton as skeleton, url, now()::text as "freedAt" from account where id = ${p.accountId}
    union all
    select name_skeleton, url, freed_at::text from freed_name
    where account_id = ${p.accountId} and freed_at > now() - make_interval(days => ${days})`,
);

const insertResting = statement(
  "insert-resting-names",
  (_, p: Params<{ hashes: Uint8Array[]; freedAts: string[] }>) => sql`
    insert into resting_name (hash, freed_at)
    select hash, max(freed_at) from unnest(${p.hashes}::bytea[], ${p.freedAts}::timestamptz[]) as freed(hash, freed_at)
    group by hash
    on conflict (hash) do update set freed_at = excluded.freed_at`,
);

const restOn = statement(
  "rest-on-name",
  (_, p: Params<{ name: Uint8Array; url: Uint8Array }>) => sql<{ isNameHeld: boolean; isUrlHeld: boolean }>`
    select coalesce(bool_or(hash = ${p.name}), false) as "isNameHeld",
      coalesce(bool_or(hash = ${p.url}), false) as "isUrlHeld"
    from resting_name
    where hash in (${p.name}, ${p.url}) and freed_at > now() - make_interval(days => ${days})`,
);

const deleteRested = statement(
  "delete-rested-names",
  () => sql`delete from resting_name where freed_at <= now() - make_interval(days => ${days})`,
);

async function hashesOf(database: Database): Promise<(named: Named) => { name: Buffer; url: Buffer }> {
  const secret = await siteSecret(database, "resting-names");
  const hash = (text: string) => createHmac("sha256", secret).update(text).digest();
  return ({ skeleton, url }) => ({ name: hash(`name ${skeleton}`), url: hash(`url ${url}`) });
}

/** To be called while the account is still there, in the transaction that erases it: nobody passes themselves off as who has just left. */
export async function restNames(tx: Database, { accountId }: { accountId: number }): Promise<void> {
  const hashed = await hashesOf(tx);
  const names = await namesOfAccount.all(tx, { accountId });
  const resting = names.flatMap(({ freedAt, ...named }) =>
    Object.values(hashed(named)).map((hash) => ({ hash, freedAt })),
  );
  await insertResting.run(tx, {
    hashes: resting.map(({ hash }) => hash),
    freedAts: resting.map(({ freedAt }) => freedAt),
  });
}

/** Whether somebody who was erased had this name, or this address, until less than thirty days ago. */
export async function isResting(
  database: Database,
  named: Named,
): Promise<{ isNameHeld: boolean; isUrlHeld: boolean }> {
  const found = await restOn.first(database, (await hashesOf(database))(named));
  return found ?? { isNameHeld: false, isUrlHeld: false };
}

/** Forgets those whose time is over. Returns how many hashes. */
export async function forgetRestedNames(database: Database): Promise<number> {
  return deleteRested.run(database);
}

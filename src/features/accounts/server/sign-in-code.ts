import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, Invalid } from "#platform/errors/errors.ts";
import { sql } from "kysely";
import { hashOfSecret, newSecret } from "./secret.ts";

interface NewCode {
  accountId: number;
  /** Where the visitor was before. */
  path: string;
  /** It is the first time. */
  isNew: boolean;
}

interface SignedIn extends NewCode {
  /** They have a second factor, which the session to come has not shown. */
  hasSecondFactor: boolean;
}

const insertCode = statement(
  "insert-sign-in-code",
  (_, p: Params<NewCode & { codeHash: Uint8Array; browserHash: Uint8Array | null }>) => sql`
    insert into sign_in_code (code_hash, browser_hash, account_id, path, is_new, expires_at)
    values (${p.codeHash}, ${p.browserHash}, ${p.accountId}, ${p.path}, ${p.isNew}, now() + interval '60 seconds')`,
);

/** One that another browser shows is spent by that. */
const takeFromOthers = statement(
  "take-sign-in-code-from-other-browsers",
  (_, p: Params<ShownCode>) => sql`
    delete from sign_in_code
    where code_hash = ${p.codeHash} and browser_hash is distinct from ${p.browserHash}`,
);

const accountOfCode = statement(
  "account-of-sign-in-code",
  (_, p: Params<ShownCode>) =>
    sql<{
      accountId: number;
    }>`select account_id as "accountId" from sign_in_code where code_hash = ${p.codeHash}`,
);

const giveTime = statement(
  "give-sign-in-code-time",
  (_, p: Params<ShownCode>) => sql`
    update sign_in_code set expires_at = now() + interval '10 minutes'
    where code_hash = ${p.codeHash} and expires_at > now()`,
);

const deleteCode = statement(
  "redeem-sign-in-code",
  (_, p: Params<ShownCode>) => sql<SignedIn & { isExpired: boolean }>`
    delete from sign_in_code where code_hash = ${p.codeHash}
    returning account_id as "accountId", path, is_new as "isNew", expires_at <= now() as "isExpired",
      exists (
        select from second_factor as factor
        where factor.account_id = sign_in_code.account_id and factor.confirmed_at is not null
      ) as "hasSecondFactor"`,
);

interface ShownCode {
  codeHash: Uint8Array;
  browserHash: Uint8Array;
}

/**
 * What stands in the address of `/login` after signing in; a minute long it is worth a session, once (contract.md), to the browser
 * whose cookie has this hash.
 */
export async function makeSignInCode(
  database: Database,
  signedIn: NewCode & { browserHash: Uint8Array | null },
): Promise<string> {
  const code = newSecret();
  await insertCode.run(database, { ...signedIn, codeHash: hashOfSecret(code) });
  return code;
}

interface RedeemCode {
  code: string;
  /** The secret of the browser's cookie; empty for none. */
  browser: string;
  /** Who is signed in there already; null for nobody. */
  signedInId: number | null;
  /** They were asked, and want to be somebody else. */
  mayChange: boolean;
}

/**
 * @throws Invalid when it was used before, is too old, was never made, or is of another browser; Conflict when somebody else is signed in
 *   there who was not asked: the code is then kept for ten minutes, so that they can answer
 */
export async function redeemSignInCode(
  database: Database,
  { code, browser, signedInId, mayChange }: RedeemCode,
): Promise<SignedIn> {
  // No cookie is never the right one, whatever hash somebody had put into the row.
  const shown = { codeHash: hashOfSecret(code), browserHash: hashOfSecret(browser || newSecret()) };
  if ((await takeFromOthers.run(database, shown)) > 0)
    throw new Invalid([{ msg: "Was begun in another browser", param: "code" }]);
  const comes = await accountOfCode.first(database, shown);
  if (comes && signedInId !== null && comes.accountId !== signedInId && !mayChange) {
    if ((await giveTime.run(database, shown)) > 0)
      throw new Conflict("code", "Somebody else is logged in here");
  }
  const row = await deleteCode.first(database, shown);
  if (!row || row.isExpired) throw new Invalid([{ msg: "Is used or too old", param: "code" }]);
  const { isExpired: _, ...signedIn } = row;
  return signedIn;
}

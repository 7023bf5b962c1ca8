import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Invalid } from "#platform/errors/errors.ts";
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
  (_, p: Params<NewCode & { codeHash: Uint8Array }>) => sql`
    insert into sign_in_code (code_hash, account_id, path, is_new, expires_at)
    values (${p.codeHash}, ${p.accountId}, ${p.path}, ${p.isNew}, now() + interval '60 seconds')`,
);

const deleteCode = statement(
  "redeem-sign-in-code",
  (_, p: Params<{ codeHash: Uint8Array }>) => sql<SignedIn & { isExpired: boolean }>`
    delete from sign_in_code where code_hash = ${p.codeHash}
    returning account_id as "accountId", path, is_new as "isNew", expires_at <= now() as "isExpired",
      exists (
        select from second_factor as factor
        where factor.account_id = sign_in_code.account_id and factor.confirmed_at is not null
      ) as "hasSecondFactor"`,
);

/** What stands in the address of `/login` after signing in; a minute long it is worth a session, once (contract.md). */
export async function makeSignInCode(database: Database, signedIn: NewCode): Promise<string> {
  const code = newSecret();
  await insertCode.run(database, { ...signedIn, codeHash: hashOfSecret(code) });
  return code;
}

/** @throws Invalid when it was used before, is too old or was never made */
export async function redeemSignInCode(database: Database, code: string): Promise<SignedIn> {
  const row = await deleteCode.first(database, { codeHash: hashOfSecret(code) });
  if (!row || row.isExpired) throw new Invalid([{ msg: "Is used or too old", param: "code" }]);
  const { isExpired: _, ...signedIn } = row;
  return signedIn;
}

import { hashOfSecret } from "#features/accounts/server/secret.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Invalid } from "#platform/errors/errors.ts";
import { sql } from "kysely";
import { CONFIRM_DAYS } from "../newsletter.ts";

interface Letter {
  accountId: number;
  email: string;
}

const useToken = statement(
  "use-letter-token",
  (_, p: Params<{ tokenHash: Uint8Array }>) => sql<Letter>`
    update newsletter_letter set token_hash = null
    where token_hash = ${p.tokenHash} and asked_at > now() - make_interval(days => ${sql.lit(CONFIRM_DAYS)})
    returning account_id as "accountId", email`,
);

const confirm = statement(
  "confirm-address",
  (_, p: Params<Letter>) => sql`
    update newsletter set confirmed_at = now(), unreachable_at = null
    where account_id = ${p.accountId} and lower(email) = lower(${p.email}) and confirmed_at is null`,
);

const markNewlyVerified = statement(
  "mark-newly-verified",
  (_, p: Params<Letter>) => sql`update account set is_newly_verified = true where id = ${p.accountId}`,
);

interface ConfirmAddress {
  token: string;
}

/**
 * Whoever has the letter says yes; the person of the account is told so once.
 * @throws Invalid when the token was used or is too old, or when the person has another address by now or wants none
 */
export async function confirmAddress(database: Database, { token }: ConfirmAddress): Promise<void> {
  await database.transaction(async (tx) => {
    const letter = await useToken.first(tx, { tokenHash: hashOfSecret(token) });
    if (!letter || (await confirm.run(tx, letter)) === 0)
      throw new Invalid([{ msg: "Is used or too old", param: "token" }]);
    await markNewlyVerified.run(tx, letter);
  });
}

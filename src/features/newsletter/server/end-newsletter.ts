import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { sql } from "kysely";
import { claimedAccountId, isUnsubscribeToken } from "./letter-tokens.ts";

type Account = Params<{ accountId: number }>;

const deleteUnconfirmed = statement(
  "delete-unconfirmed-address",
  (_, p: Account) => sql`delete from newsletter where account_id = ${p.accountId} and confirmed_at is null`,
);

const unwant = statement(
  "unwant-newsletter",
  (_, p: Account) => sql`update newsletter set is_wanted = false where account_id = ${p.accountId}`,
);

/** No more letters; an address that was never confirmed is not kept. To say it twice changes nothing. */
export async function endNewsletter(tx: Database, accountId: number): Promise<void> {
  await deleteUnconfirmed.run(tx, { accountId });
  await unwant.run(tx, { accountId });
}

const addressOf = statement("address-to-unsubscribe", (db, p: Account) =>
  db.selectFrom("newsletter").select("email").where("account_id", "=", p.accountId),
);

/**
 * Ends the letters to whom one with this token went, without a session (RFC 8058). A token of nobody, or of somebody who is gone,
 * ends nothing and is answered alike.
 */
export async function unsubscribe(database: Database, token: string): Promise<void> {
  const accountId = claimedAccountId(token);
  if (accountId === undefined) return;
  await database.transaction(async (tx) => {
    const row = await addressOf.first(tx, { accountId });
    if (row && (await isUnsubscribeToken(tx, token, { accountId, ...row })))
      await endNewsletter(tx, accountId);
  });
}

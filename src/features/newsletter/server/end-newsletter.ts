import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { sql } from "kysely";

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

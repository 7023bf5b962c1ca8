import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { isBetween, type TwoAccounts } from "./notices-between.ts";

const withdraw = statement(
  "withdraw-notices",
  (_, p: Params<TwoAccounts>) => sql`
    update notice set withdrawn_at = now() where subject is null and withdrawn_at is null and ${isBetween(p)}`,
);

/** What two people were told of how they stand to each other is no longer so. How often one of them asked is kept for a while. */
export async function withdrawNotices(tx: Database, two: TwoAccounts): Promise<void> {
  await withdraw.run(tx, two);
}

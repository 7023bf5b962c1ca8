import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { isBetween, type TwoAccounts } from "./notices-between.ts";

const deleteBetween = statement(
  "delete-notices-between",
  (_, p: Params<TwoAccounts>) => sql`delete from notice where ${isBetween(p)}`,
);

/** Deletes what two people were told about each other. */
export async function deleteNotices(tx: Database, two: TwoAccounts): Promise<void> {
  await deleteBetween.run(tx, two);
}

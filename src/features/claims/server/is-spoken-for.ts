import { sql } from "kysely";
import { livingRoles } from "#features/accounts/server/speaks-for-sql.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

const spokenFor = statement(
  "is-shop-spoken-for",
  (_, p: Params<{ shopId: number }>) => sql<{ isSpokenFor: boolean }>`
    select exists (
      select from ${livingRoles} as speaker where speaker.shop_id = ${p.shopId}) as "isSpokenFor"`,
  { isRead: true },
);

/** Whether anybody looks after the page of a shop: where nobody does, it asks whose it is. */
export async function isSpokenFor(database: Database, asked: { shopId: number }): Promise<boolean> {
  return (await spokenFor.first(database, asked))?.isSpokenFor ?? false;
}

import { sql } from "kysely";
import { columnsOf } from "#features/accounts/server/item-role.ts";
import { livingRoles } from "#features/accounts/server/speaks-for-sql.ts";
import type { SpokenFor } from "#features/accounts/spoken-for.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { isOf } from "./is-of.ts";

const spokenFor = statement(
  "is-item-spoken-for",
  (_, p: Params<ReturnType<typeof columnsOf>>) => sql<{ isSpokenFor: boolean }>`
    select exists (select from ${livingRoles} as speaker where ${isOf(p)}) as "isSpokenFor"`,
  { isRead: true },
);

/** Whether anybody looks after the page of a shop or a brand: where nobody does, it asks whose it is. */
export async function isSpokenFor(database: Database, item: SpokenFor): Promise<boolean> {
  return (await spokenFor.first(database, columnsOf(item)))?.isSpokenFor ?? false;
}

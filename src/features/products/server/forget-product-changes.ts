import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

export const FORGET_PRODUCT_CHANGES = "forget-product-changes";

const forget = statement(
  "forget-product-changes",
  () => sql`delete from product_change where changed_at < now() - interval '1 day'`,
);

/** Changes are needed only by processes whose index is older, and an index is read again within hours. */
export async function forgetProductChanges(database: Database): Promise<number> {
  return forget.run(database);
}

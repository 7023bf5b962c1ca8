import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const forget = statement(
  "forget-old-figures",
  () => sql`
    with shops as (delete from shop_visit_count where day < current_date - 400 returning 1),
      products as (delete from product_ask_count where day < current_date - 400 returning 1)
    delete from counted_day where day < current_date - 400`,
);

/** Removes counts that are older than thirteen months: nobody reads them any more. */
export async function forgetOldFigures(database: Database): Promise<void> {
  await forget.run(database);
}

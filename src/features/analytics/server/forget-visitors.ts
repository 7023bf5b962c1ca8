import { sql } from "kysely";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Database } from "#platform/database/database.ts";

const forget = statement(
  "forget-visitors",
  (_, p: Params<{ today: string }>) => sql`
    with counts as (delete from analytics_count where day < ${p.today}::date - 400)
    delete from analytics_salt where day < ${p.today}::date`,
);

/**
 * Removes the salts of days that are over, and with them who was there; and counts older than thirteen months.
 * @param today a day of the country
 */
export async function forgetVisitors(database: Database, { today }: { today: string }): Promise<void> {
  await forget.run(database, { today });
}

import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

const mark = statement(
  "mark-address-unreachable",
  (_, p: Params<{ email: string }>) => sql`
    update newsletter set unreachable_at = now() where lower(email) = lower(${p.email}) and unreachable_at is null`,
);

/**
 * No server takes letters for this address: nothing goes there until its owner confirms it again. Of however many accounts it is.
 * @returns of how many it was news
 */
export function markUnreachable(database: Database, email: string): Promise<number> {
  return mark.run(database, { email });
}

import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const analyze = statement("analyze", () => sql`analyze`);

/** The name of the task; an import enqueues it in its own transaction. */
export const ANALYZE_TABLES = "analyze-tables";

/**
 * Refreshes the planner statistics (ANALYZE) after an import. Autovacuum would do it only minutes later, and until then queries
 * would run with plans made for empty tables.
 */
export async function analyzeTables(database: Database): Promise<void> {
  await analyze.run(database);
}

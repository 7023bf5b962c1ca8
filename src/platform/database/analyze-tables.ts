import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const analyze = statement("analyze", () => sql`analyze`);

/** The name of the job; an import asks for it in its own transaction. */
export const ANALYZE_TABLES = "analyze-tables";

/**
 * Lets the database look at what an import has brought. It plans by what it knows of the tables, and minutes can go by
 * before it looks by itself: the first visitors after an import would wait for plans made for empty tables.
 */
export async function analyzeTables(database: Database): Promise<void> {
  await analyze.run(database);
}

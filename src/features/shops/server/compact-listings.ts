import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const compact = statement("compact-listings", () => sql`vacuum (full, analyze) shop_listing`);

const analyze = statement("vacuum-all", () => sql`vacuum (analyze)`);

/**
 * VACUUM FULL: frees the space of old row versions, which after thousands of updates is most of the table: lists would read seven
 * pages instead of one. It locks listings, also for reads, for a fraction of a second. Outside of transactions only.
 */
export async function compactListings(database: Database): Promise<void> {
  await compact.run(database);
  await analyze.run(database);
}

import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const compact = statement("compact-listings", () => sql`vacuum (full, analyze) shop_listing`);

const analyze = statement("vacuum-all", () => sql`vacuum (analyze)`);

/**
 * Gives back the room of what was written over, which after thousands of shops at once is most of it: lists would read
 * seven pages where one would do. Nobody can read listings for the fraction of a second it takes. Outside of transactions only.
 */
export async function compactListings(database: Database): Promise<void> {
  await compact.run(database);
  await analyze.run(database);
}

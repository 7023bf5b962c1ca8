import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

// The database knows by the slug what is invented (`is_sample` of each table), so no real page has such an address.
const removeRedirects = statement(
  "remove-sample-redirects",
  () => sql`
    delete from redirect
    where starts_with(split_part(from_path, '/', 3), 'sample-') or starts_with(split_part(to_path, '/', 3), 'sample-')`,
);

/** Removes older addresses of what is invented, as renaming and merging leave them. Returns how many. */
export async function removeSampleRedirects(database: Database): Promise<number> {
  return removeRedirects.run(database);
}

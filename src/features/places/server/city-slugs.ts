import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const slugs = statement("city-slugs", () => sql<{ slug: string }>`select slug from city`, { isRead: true });

/** The slugs of all cities. No product has one of them: a city takes it (migration 0017). */
export async function citySlugs(database: Database): Promise<ReadonlySet<string>> {
  return new Set((await slugs.all(database)).map(({ slug }) => slug));
}

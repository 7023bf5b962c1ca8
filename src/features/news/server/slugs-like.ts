import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

const slugsOf = (table: "deal" | "job_offer" | "discover_post") =>
  statement(
    `slugs-like-${table.replace("_", "-")}`,
    (_, p: Params<{ wish: string }>) => sql<{ slug: string }>`
      select slug from ${sql.table(table)} where starts_with(slug, ${p.wish})`,
    { isRead: true },
  );

const STATEMENTS = {
  deal: slugsOf("deal"),
  job_offer: slugsOf("job_offer"),
  discover_post: slugsOf("discover_post"),
};

/** The slugs that begin with this one. Of two concurrent inserts the unique key refuses the second. */
export async function slugsLike(
  tx: Database,
  table: keyof typeof STATEMENTS,
  wish: string,
): Promise<Set<string>> {
  const rows = await STATEMENTS[table].all(tx, { wish });
  return new Set(rows.map(({ slug }) => slug));
}

import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

/** Of equal names the largest place. */
const cityIds = statement(
  "city-ids-of-names",
  (_, p: Params<{ names: string[] }>) => sql<{ name: string; id: number }>`
    select distinct on (name) name, id from city where name = any (${p.names}::text[])
    order by name, population desc nulls last, id`,
  { isRead: true },
);

/** The places of these names; unknown ones are missing. */
export async function cityIdsOf(
  tx: Database,
  { names }: { names: readonly string[] },
): Promise<Map<string, number>> {
  const rows = await cityIds.all(tx, { names: [...names] });
  return new Map(rows.map(({ name, id }) => [name, id]));
}

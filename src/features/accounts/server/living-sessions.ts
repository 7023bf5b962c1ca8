import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

const living = statement(
  "living-sessions",
  (_, p: Params<{ ids: readonly number[] }>) => sql<{ id: number }>`
    select id from session where id = any(${p.ids}::bigint[]) and expires_at > now()`,
  { isRead: true },
);

/** Those of these sessions that have not ended. */
export async function livingSessions(database: Database, ids: readonly number[]): Promise<Set<number>> {
  return new Set((await living.all(database, { ids })).map(({ id }) => id));
}

import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

const hold = statement(
  "hold-brand",
  (_, p: Params<{ brandId: number }>) => sql<{ id: number }>`
    select id from brand where id = ${p.brandId} for no key update`,
);

/** Locks a brand until the transaction ends: changes of its deals run one after another, and lock the brand before its deals. */
export async function holdBrand(tx: Database, asked: { brandId: number }): Promise<void> {
  await hold.all(tx, asked);
}

import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

const setStatus = statement(
  "set-temporarily-closed",
  (_, p: Params<{ shopId: number; from: string; to: string }>) => sql`
    update shop set status = ${p.to}, updated_at = now() where id = ${p.shopId} and status = ${p.from}`,
);

/** A shop that trades is closed for a while, or trades again; one that closed for good stays so. */
export async function setTemporarilyClosed(
  tx: Database,
  { shopId, isClosed }: { shopId: number; isClosed: boolean },
): Promise<void> {
  const [from, to] = isClosed ? ["active", "temporarilyClosed"] : ["temporarilyClosed", "active"];
  await setStatus.run(tx, { shopId, from: from as string, to: to as string });
}

import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

const endDue = statement(
  "end-due-deals",
  (_, p: Params<{ brandId: number; now: Date }>) => sql`
    update deal set state = 'expired', updated_at = ${p.now}::timestamptz
    where brand_id = ${p.brandId} and state in ('scheduled', 'live', 'paused') and valid_to <= ${p.now}::timestamptz`,
);

/** Ends the expired deals of a brand. @returns how many */
export function endDueDeals(tx: Database, asked: { brandId: number; now: Date }): Promise<number> {
  return endDue.run(tx, asked);
}

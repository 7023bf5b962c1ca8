import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { withSamples } from "./samples-sql.ts";

const deleteHolds = statement(
  "delete-holds-of-samples",
  () => sql`
    ${withSamples}
    delete from content_hold where (target_type, target_id) in (select type, id from sample)`,
);

/** To be called before what is invented goes. */
export async function forgetHoldsOfSamples(tx: Database): Promise<void> {
  await deleteHolds.run(tx);
}

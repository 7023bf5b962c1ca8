import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { DOCUMENT_DAYS } from "../claim.ts";

// An hour early at most, and never late: the task runs once an hour.
const forget = statement(
  "forget-claim-documents",
  (_, p: Params<{ now: Date }>) => sql`
    update shop_claim set document = null
    where document is not null
      and decided_at <= ${p.now}::timestamptz - make_interval(days => ${sql.lit(DOCUMENT_DAYS)}, hours => -1)`,
);

/** Erases the documents of claims that were decided thirty days ago; the claims stay. Returns how many. */
export function forgetClaimDocuments(database: Database, asked: { now: Date }): Promise<number> {
  return forget.run(database, asked);
}

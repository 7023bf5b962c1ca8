import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

interface Verified {
  entryCount: number;
  /** The first entry that is not what it was, or does not follow the one before; null when all are well. */
  brokenSeq: number | null;
}

const verify = statement(
  "verify-audit",
  () => sql<Verified>`
    with chained as (
      select seq,
        lag(seq, 1, 0::bigint) over (order by seq) = seq - 1
          and previous_hash = lag(hash, 1, sha256('')) over (order by seq)
          and hash = audit_hash(previous_hash, json_build_array(seq, extract(epoch from at), actor_id, actor_role,
            action, target_type, target_id, reason, details)) as is_well
      from audit_entry
    )
    select count(*)::int as "entryCount", min(seq) filter (where not is_well) as "brokenSeq" from chained`,
  { isRead: true },
);

/** Whether the log is as it was written. What is missing at its end only a head that was kept elsewhere tells (audit-head.ts). */
export async function verifyAudit(database: Database): Promise<Verified> {
  return (await verify.first(database)) ?? { entryCount: 0, brokenSeq: null };
}

import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { AuditEntry } from "../audit.ts";

type Entry = Params<Omit<Required<AuditEntry>, "details"> & { details: string }>;

const insertEntry = statement(
  "record-audit-entry",
  (_, p: Entry) => sql`
    insert into audit_entry (actor_id, actor_role, action, target_type, target_id, reason, details)
    values (${p.actorId}, ${p.actorRole}, ${p.action}, ${p.targetType}, ${p.targetId}, ${p.reason}, ${p.details}::jsonb)`,
);

/**
 * Adds an entry to the log that nobody can change. To be called in the transaction of what was done, as its last statement: whoever
 * else decides something waits until it ends.
 */
export async function record(
  tx: Database,
  { reason = null, details = {}, ...entry }: AuditEntry,
): Promise<void> {
  await insertEntry.run(tx, { ...entry, reason, details: JSON.stringify(details) });
}

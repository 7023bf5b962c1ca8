import { sql } from "kysely";
import { DECIDED_ALREADY } from "#features/dashboard/call-refusals.ts";
import { Conflict } from "#platform/errors/errors.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

const lastDecider = statement(
  "last-decider",
  (_, p: Params<{ type: string; id: number }>) => sql<{ name: string | null }>`
    select account.name
    from audit_entry left join account on account.id = audit_entry.actor_id
    where audit_entry.target_type = ${p.type} and audit_entry.target_id = ${p.id}::bigint
    order by audit_entry.seq desc limit 1`,
);

/** What whoever was second is told: who was first. */
export async function alreadyDecided(
  tx: Database,
  of: { type: string; id: number },
  param: string,
): Promise<Conflict> {
  const { name = null } = (await lastDecider.first(tx, of)) ?? {};
  return new Conflict(param, DECIDED_ALREADY.with({ name }));
}

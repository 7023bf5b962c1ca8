import { type RawBuilder, sql } from "kysely";
import type { RefusalReason } from "../refusal.ts";

/** Why an admin refused something, for its author; null where they did not say, and for what was not refused. It stands in the log alone. */
export function refusedBecause(type: "userChange" | "menuImage", id: RawBuilder<unknown>) {
  const action = { userChange: "rejectChange", menuImage: "rejectMenuImage" }[type];
  return sql<RefusalReason | null>`(
    select refused.reason from audit_entry as refused
    where refused.target_type = ${sql.lit(type)} and refused.target_id = ${id} and refused.action = ${sql.lit(action)}
    order by refused.seq desc limit 1)`;
}

import type { Admin } from "#features/accounts/server/members.ts";
import { record } from "#features/audit/server/record.ts";
import type { Database } from "#platform/database/database.ts";
import type { RevisedType } from "./revisions.ts";

/** Leaves in the log that an admin made a thing, or removed it; what they save of it is told by `withRev`. */
export function recordOf(
  tx: Database,
  { accountId }: Admin,
  { action, type, id }: { action: "add" | "remove"; type: RevisedType; id: number },
): Promise<void> {
  return record(tx, { actorId: accountId, actorRole: "admin", action, targetType: type, targetId: id });
}

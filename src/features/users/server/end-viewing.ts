import { sql } from "kysely";
import type { Admin } from "#features/accounts/server/members.ts";
import { heldRoles } from "#features/accounts/server/speaks-for-sql.ts";
import { record } from "#features/audit/server/record.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

interface EndedViewing {
  id: number;
  accountId: number;
}

const endOfSession = statement(
  "end-viewing-of-session",
  (_, p: Params<{ sessionId: number }>) => sql<EndedViewing>`
    update viewing set ended_at = now() from session
    where session.id = ${p.sessionId} and viewing.id = session.viewing_id and viewing.ended_at is null
    returning viewing.id, viewing.account_id as "accountId"`,
);

/** Ends it, inside of the caller's transaction. One that has run out, or that another window ended, is over all the same. */
export async function endViewing(tx: Database, { accountId: actorId, sessionId }: Admin): Promise<void> {
  const ended = await endOfSession.first(tx, { sessionId });
  if (ended) await recordEnd(tx, ended, { actorId, actorRole: "admin" });
}

const endOver = statement(
  "end-viewings-that-are-over",
  () => sql<EndedViewing>`
    update viewing set ended_at = least(now(), until)
    where ended_at is null and (
      until <= now()
      or not exists (select from session where session.viewing_id = viewing.id)
      or not exists (select from ${heldRoles} as held where held.account_id = viewing.admin_id and held.role = 'admin'))
    returning id, account_id as "accountId"`,
);

const deleteOld = statement(
  "delete-old-viewings",
  () => sql`delete from viewing where ended_at < now() - interval '24 months'`,
);

export const END_VIEWINGS = "end-viewings";

/**
 * Writes the end of those that ended by themselves to the log: their time is over, or the session or the role. To the site they were over at
 * once. Kept as long as the log (security.md 5.3).
 */
export async function endViewings(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await deleteOld.run(tx);
    for (const ended of await endOver.all(tx))
      await recordEnd(tx, ended, { actorId: null, actorRole: "rule" });
  });
}

function recordEnd(
  tx: Database,
  { id, accountId }: EndedViewing,
  by: { actorId: number; actorRole: "admin" } | { actorId: null; actorRole: "rule" },
): Promise<void> {
  return record(tx, {
    ...by,
    action: "endViewing",
    targetType: "account",
    targetId: accountId,
    details: { viewing: id },
  });
}

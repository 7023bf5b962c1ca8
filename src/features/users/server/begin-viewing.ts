import { sql } from "kysely";
import { asAdmin, type FreshMember } from "#features/accounts/server/members.ts";
import { record } from "#features/audit/server/record.ts";
import { keepToSamples } from "#features/dashboard/server/keep-to-samples.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, NotAllowed, NotFound } from "#platform/errors/errors.ts";
import { VIEWING_ALREADY, VIEWING_ONESELF, VIEWING_STAFF } from "../call-refusals.ts";
import { userToManage } from "./users-to-manage.ts";

const holdSession = statement(
  "hold-session-for-viewing",
  (_, p: Params<{ id: number }>) => sql<{ isViewing: boolean }>`
    select coalesce(viewing.ended_at is null and viewing.until > now(), false) as "isViewing"
    from session left join viewing on viewing.id = session.viewing_id
    where session.id = ${p.id} for update of session`,
);

const insertViewing = statement(
  "insert-viewing",
  (_, p: Params<{ accountId: number; adminId: number; reason: string; sessionId: number }>) => sql<{
    id: number;
    until: string;
  }>`
    with begun as (
      insert into viewing (account_id, admin_id, reason) values (${p.accountId}, ${p.adminId}, ${p.reason})
      returning id, until
    ), seen as (
      update session set viewing_id = begun.id from begun where session.id = ${p.sessionId}
    )
    select id, to_json(until) #>> '{}' as until from begun`,
);

/**
 * From its next request on the session of an admin sees the site as somebody does, for a quarter of an hour, and changes nothing. Inside of the
 * caller's transaction; the entry of the log names the row that keeps the reason.
 * @returns when it ends by itself, ISO 8601
 * @throws NotFound for nobody and for whoever is about to leave; NotAllowed for oneself, for another admin or moderator, and for a persona who
 *   would look as somebody who is not invented; Conflict while the session looks as somebody already
 */
export async function beginViewing(
  tx: Database,
  member: FreshMember,
  { accountId, reason }: { accountId: number; reason: string },
): Promise<string> {
  const admin = asAdmin(member);
  if (accountId === admin.accountId) throw new NotAllowed("_id", VIEWING_ONESELF.msg);
  const user = await userToManage(tx, admin, { id: accountId });
  if (!user) throw new NotFound("_id");
  if (user.shown.roles.some(({ role }) => role === "admin" || role === "mod"))
    throw new NotAllowed("_id", VIEWING_STAFF.msg);
  await keepToSamples(tx, admin, user.shown);
  const session = await holdSession.first(tx, { id: admin.sessionId });
  if (!session) throw new NotFound("session");
  if (session.isViewing) throw new Conflict("_id", VIEWING_ALREADY.msg);
  const begun = await insertViewing.first(tx, {
    accountId,
    adminId: admin.accountId,
    reason,
    sessionId: admin.sessionId,
  });
  if (!begun) throw new NotFound("session");
  await record(tx, {
    actorId: admin.accountId,
    actorRole: "admin",
    action: "beginViewing",
    targetType: "account",
    targetId: accountId,
    details: { viewing: begun.id },
  });
  return begun.until;
}

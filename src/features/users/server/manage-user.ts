import { sql } from "kysely";
import { grantRole, type HeldRole } from "#features/accounts/server/account-roles.ts";
import { type Admin, asAdmin, freshlySignedIn, type Member } from "#features/accounts/server/members.ts";
import { endSession } from "#features/accounts/server/sessions.ts";
import { record } from "#features/audit/server/record.ts";
import { revokeRoleAndTell } from "#features/claims/server/revoke-role-and-tell.ts";
import { itemAnswer } from "#features/dashboard/field.ts";
import { keepToSamples } from "#features/dashboard/server/keep-to-samples.ts";
import {
  liftSuspension,
  resetByAdmin,
  suspendPerson,
} from "#features/moderation/server/decide-about-person.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, NotAllowed, NotFound, nullWhenNotFound, Stale } from "#platform/errors/errors.ts";
import { NO_SUCH_ITEM, ROLE_OF_ONESELF } from "../call-refusals.ts";
import type { AdminChange, UserChanges, UserDetails } from "../user-fields.ts";
import { changeAdmin, dropProposal } from "./change-admin.ts";
import { userToManage } from "./users-to-manage.ts";

const hold = statement(
  "hold-user",
  (_, p: Params<{ id: number }>) => sql`select id from account where id = ${p.id} for no key update`,
);

const ofSample = statement(
  "is-item-of-role-sample",
  (_, p: Params<{ role: string; item: string | null }>) => sql<{ isSample: boolean }>`
    select is_sample as "isSample" from shop where ${p.role} = 'shopAdmin' and slug = ${p.item}
    union all
    select is_sample from brand where ${p.role} = 'brandAdmin' and slug = ${p.item}`,
);

/**
 * Gives somebody a role, takes one, ends a session of theirs, suspends them or resets what they say of themselves, inside of the caller's
 * transaction: in effect with their next call, and in the log. To give wants a fresh sign-in, and so does what is about an admin; the rest does
 * not: it must be quick.
 * @returns them as they stand now
 * @throws NotFound; Stale when their roles or their suspension were changed in between; NotAllowed for a role of oneself, one of an admin where no second one
 *   could agree, and for somebody invented who gives what is not; Conflict where there is no such shop or brand
 */
export async function manageUser(
  tx: Database,
  member: Member,
  {
    id,
    rev,
    changes: { give, take, drop, endSession: sessionId, suspend, lift, reset },
  }: { id: number; rev: string; changes: UserChanges },
  { now }: { now: Date },
): Promise<UserDetails> {
  const admin = asAdmin(member);
  await hold.run(tx, { id });
  const before = await userToManage(tx, admin, { id });
  if (!before) throw new NotFound("_id");
  if (before.rev !== rev) throw new Stale(itemAnswer(before));
  await keepToSamples(tx, admin, before.shown);
  if (give || take?.role === "admin") freshlySignedIn(admin, now);
  if (give) await changeRole(tx, admin, { name: "give", held: { accountId: id, ...give }, before });
  if (take) await changeRole(tx, admin, { name: "take", held: { accountId: id, ...take }, before });
  if (drop) await dropProposal(tx, admin, { accountId: id, standing: before.shown.proposal });
  if (sessionId !== undefined) await end(tx, admin, { id: sessionId, accountId: id });
  if (suspend) await suspendPerson(tx, admin, { accountId: id, ...suspend });
  if (lift) await liftSuspension(tx, admin, { accountId: id });
  if (reset) await resetByAdmin(tx, admin, { accountId: id, ...reset });
  return (await userToManage(tx, admin, { id })) as UserDetails;
}

interface RoleChange {
  name: AdminChange;
  held: HeldRole;
  before: UserDetails;
}

async function changeRole(tx: Database, admin: Admin, { name, held, before }: RoleChange): Promise<void> {
  const param = `changes.${name}`;
  if (held.accountId === admin.accountId) throw new NotAllowed(param, ROLE_OF_ONESELF.msg);
  if (held.role === "admin") {
    if (held.item !== null) throw new Conflict(`${param}.item`, NO_SUCH_ITEM.msg);
    const isAdmin = before.shown.roles.some(({ role }) => role === "admin");
    const standing = before.shown.proposal;
    return changeAdmin(tx, admin, { accountId: held.accountId, change: name, isAdmin, standing });
  }
  const item = await ofSample.first(tx, held);
  // An invented owner would speak for a shop that exists.
  if (item) await keepToSamples(tx, admin, item);
  const by = { actorId: admin.accountId, actorRole: "admin" } as const;
  const change = name === "give" ? grantRole : revokeRoleAndTell;
  const isChanged = await change(tx, held, by).catch(nullWhenNotFound);
  if (isChanged === null) throw new Conflict(`${param}.item`, NO_SUCH_ITEM.msg);
}

async function end(
  tx: Database,
  admin: Admin,
  { id, accountId }: { id: number; accountId: number },
): Promise<void> {
  await endSession(tx, { id, accountId });
  await record(tx, {
    actorId: admin.accountId,
    actorRole: "admin",
    action: "endSession",
    targetType: "account",
    targetId: accountId,
  });
}

import { sql } from "kysely";
import { keepAnAdmin } from "#features/accounts/server/keep-an-admin.ts";
import type { Admin } from "#features/accounts/server/members.ts";
import { isSuspended } from "#features/accounts/server/suspension-sql.ts";
import type { AuditEntry } from "#features/audit/audit.ts";
import { record } from "#features/audit/server/record.ts";
import { keepToSamples } from "#features/dashboard/server/keep-to-samples.ts";
import { refuseOwnBusiness } from "#features/dashboard/server/own-business.ts";
import { Conflict, NotFound } from "#platform/errors/errors.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NOT_SUSPENDED, SUSPENDED_ALREADY } from "../call-refusals.ts";
import type { NewReset, NewSuspension, Why } from "../suspension.ts";
import { closeCase, type NewDecision } from "./close-case.ts";
import { holdDecidedTarget } from "./reported-targets.ts";
import { resetPerson } from "./reset-person.ts";
import { tellWhoseItIs } from "./whose-decision.ts";

const suspend = statement(
  "suspend-person",
  (_, p: Params<{ accountId: number; days: number | null }>) => sql<{ until: string }>`
    update account set suspended_until = coalesce(now() + make_interval(days => ${p.days}::int), 'infinity')
    where id = ${p.accountId} and not ${isSuspended("account")}
    returning suspended_until::text as until`,
);

const nameDecision = statement(
  "name-decision-of-suspension",
  (_, p: Params<{ accountId: number; decisionId: number }>) => sql`
    update account set suspension_id = ${p.decisionId} where id = ${p.accountId}`,
);

const lift = statement(
  "lift-suspension",
  (_, p: Params<{ accountId: number }>) => sql<{ decisionId: number | null }>`
    with held as (select id, suspension_id from account where id = ${p.accountId} for no key update)
    update account set suspended_until = null, suspension_id = null
    from held where account.id = held.id and ${isSuspended("account")}
    returning held.suspension_id as "decisionId"`,
);

const liftOfDecision = statement(
  "lift-suspension-of-decision",
  (_, p: Params<{ decisionId: number }>) => sql`
    update account set suspended_until = null, suspension_id = null where suspension_id = ${p.decisionId}`,
);

/**
 * Suspends somebody, inside of the caller's transaction: from their next call on they write nothing, and their roles rest.
 * @throws NotFound; NotAllowed for oneself, and for somebody invented about whoever is not; Conflict for the last admin, and for whoever is
 *   suspended already
 */
export async function suspendPerson(
  tx: Database,
  admin: Admin,
  { accountId, days, ...why }: NewSuspension & { accountId: number },
): Promise<void> {
  const { isSample } = await holdPerson(tx, admin, accountId);
  await keepAnAdmin(tx, { accountId, param: "changes.suspend" });
  const suspended = await suspend.first(tx, { accountId, days });
  if (!suspended) throw new Conflict("changes.suspend", SUSPENDED_ALREADY.msg);
  const { until: suspendedUntil } = suspended;
  const decisionId = await decide(tx, admin, { accountId, ...why, isSample, suspendedUntil });
  await nameDecision.run(tx, { accountId, decisionId });
  await tell(tx, { accountId, decisionId, reason: why.reason, outcome: "suspended" });
  await log(tx, admin, { accountId, action: "suspend", reason: why.reason, details: { decisionId, days } });
}

/**
 * Lifts a suspension before its end. The decision stays, and so does the right to appeal.
 * @throws NotFound; NotAllowed as above; Conflict when it is over by now
 */
export async function liftSuspension(
  tx: Database,
  admin: Admin,
  { accountId }: { accountId: number },
): Promise<void> {
  await holdPerson(tx, admin, accountId);
  const lifted = await lift.first(tx, { accountId });
  if (!lifted) throw new Conflict("changes.lift", NOT_SUSPENDED.msg);
  const { decisionId } = lifted;
  if (decisionId !== null) await tell(tx, { accountId, decisionId, outcome: "lifted" });
  await log(tx, admin, { accountId, action: "liftSuspension", details: { decisionId } });
}

/** An appeal has undone the decision that suspended somebody. Nothing changes where that is over, or another one holds. */
export async function undoSuspension(tx: Database, decisionId: number): Promise<void> {
  await liftOfDecision.run(tx, { decisionId });
}

/**
 * Makes name, bio or picture of somebody what they are of somebody new, though nobody reported them.
 * @throws NotFound; NotAllowed as above; Conflict when there is nothing to reset
 */
export async function resetByAdmin(
  tx: Database,
  admin: Admin,
  { accountId, resets, ...why }: NewReset & { accountId: number },
): Promise<void> {
  const { isSample } = await holdPerson(tx, admin, accountId);
  const wasReset = await resetPerson(tx, { accountId, resets, param: "changes.reset.resets" });
  const decisionId = await decide(tx, admin, { accountId, ...why, isSample, wasReset });
  await tell(tx, { accountId, decisionId, reason: why.reason, outcome: "removed" });
  const details = { decisionId, resets: Object.keys(wasReset) };
  await log(tx, admin, { accountId, action: "removeReported", reason: why.reason, details });
}

async function holdPerson(tx: Database, admin: Admin, accountId: number): Promise<{ isSample: boolean }> {
  await refuseOwnBusiness(tx, admin, { authorId: accountId, item: null, param: "_id" });
  const found = await holdDecidedTarget(tx, { type: "user", id: accountId });
  if (!found) throw new NotFound("_id");
  await keepToSamples(tx, admin, found);
  return found;
}

async function decide(
  tx: Database,
  admin: Admin,
  {
    accountId,
    ...decided
  }: Why & { accountId: number } & Pick<NewDecision, "isSample" | "suspendedUntil" | "wasReset">,
): Promise<number> {
  const { decisionId } = await closeCase(tx, {
    ...decided,
    target: { type: "user", id: accountId },
    item: null,
    authorId: accountId,
    outcome: "removed",
    decidedById: admin.accountId,
  });
  return decisionId;
}

function tell(
  tx: Database,
  {
    accountId,
    decisionId,
    ...said
  }: {
    accountId: number;
    decisionId: number;
    reason?: Why["reason"];
    outcome: "removed" | "suspended" | "lifted";
  },
): Promise<void> {
  const whose = { target: { type: "user" as const, id: accountId }, item: null, authorId: accountId };
  const details = { ...said, decisionId };
  return tellWhoseItIs(tx, whose, { type: "reportNotice", subject: `decision/${decisionId}`, details });
}

function log(
  tx: Database,
  { accountId: actorId }: Admin,
  { accountId, ...entry }: { accountId: number } & Pick<AuditEntry, "action" | "reason" | "details">,
): Promise<void> {
  return record(tx, { ...entry, actorId, actorRole: "admin", targetType: "account", targetId: accountId });
}

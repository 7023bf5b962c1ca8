import { sql } from "kysely";
import { grantRole, revokeRole } from "#features/accounts/server/account-roles.ts";
import type { Admin } from "#features/accounts/server/members.ts";
import type { AuditAction } from "#features/audit/audit.ts";
import { record } from "#features/audit/server/record.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, NotAllowed } from "#platform/errors/errors.ts";
import { NO_PROPOSAL, NO_SECOND_ADMIN } from "../call-refusals.ts";
import type { AdminChange, AdminProposal } from "../user-fields.ts";
import { canAnotherAgree } from "./admin-proposals.ts";

const upsertProposal = statement(
  "propose-admin",
  (_, p: Params<{ accountId: number; change: AdminChange; adminId: number }>) => sql`
    insert into admin_proposal (account_id, change, proposer_id) values (${p.accountId}, ${p.change}, ${p.adminId})
    on conflict (account_id) do update
    set change = excluded.change, proposer_id = excluded.proposer_id, proposed_at = excluded.proposed_at`,
);

const deleteProposal = statement("delete-admin-proposal", (db, p: Params<{ accountId: number }>) =>
  db.deleteFrom("admin_proposal").where("account_id", "=", p.accountId),
);

interface ProposedChange {
  accountId: number;
  change: AdminChange;
  /** Whether they are an admin now. */
  isAdmin: boolean;
  /** What another admin, or this one, proposed before. */
  standing: AdminProposal | null;
}

const PROPOSED = { give: "proposeAdmin", take: "proposeEnd" } as const satisfies Record<
  AdminChange,
  AuditAction
>;

/**
 * The first admin who wants somebody to be an admin, or no longer, proposes it; the second does it. Inside of the caller's transaction, which has
 * locked the account, so that of two who are first at once the other one reads the proposal. What is so already stays, without a word.
 * @throws NotAllowed where no other admin could agree; Conflict for the role of the last admin who can act
 */
export async function changeAdmin(
  tx: Database,
  admin: Admin,
  { accountId, change, isAdmin, standing }: ProposedChange,
): Promise<void> {
  if (isAdmin === (change === "give")) return;
  if (standing?.change === change && standing.proposerId !== admin.accountId) {
    await deleteProposal.run(tx, { accountId });
    const by = { actorId: admin.accountId, actorRole: "admin" } as const;
    await (change === "give" ? grantRole : revokeRole)(tx, { accountId, role: "admin", item: null }, by);
    return;
  }
  if (standing?.change === change) return;
  if (!(await canAnotherAgree(tx, { accountId, adminId: admin.accountId })))
    throw new NotAllowed(`changes.${change}.role`, NO_SECOND_ADMIN.msg);
  await upsertProposal.run(tx, { accountId, change, adminId: admin.accountId });
  await log(tx, admin, { accountId, action: PROPOSED[change] });
}

/** Whoever proposed takes it back, or another admin says no. @throws Conflict where nothing is proposed any more */
export async function dropProposal(
  tx: Database,
  admin: Admin,
  { accountId, standing }: Pick<ProposedChange, "accountId" | "standing">,
): Promise<void> {
  if (!standing) throw new Conflict("changes.drop", NO_PROPOSAL.msg);
  await deleteProposal.run(tx, { accountId });
  await log(tx, admin, { accountId, action: "dropProposal" });
}

async function log(
  tx: Database,
  admin: Admin,
  { accountId, action }: { accountId: number; action: AuditAction },
): Promise<void> {
  await record(tx, {
    actorId: admin.accountId,
    actorRole: "admin",
    action,
    targetType: "account",
    targetId: accountId,
  });
}

import { sql } from "kysely";
import { heldRoles, livingRoles } from "#features/accounts/server/speaks-for-sql.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { AdminProposal, ProposalsToAgree } from "../user-fields.ts";

/** So long the second admin has. */
const DAYS = 7;

/**
 * The proposals that count, as a table: whoever proposed is an admin still, the person has not left, and what is proposed is not so already.
 * The time is asked for, so that no task has to end one.
 */
export const standingProposals = sql`(
  select proposal.account_id, proposal.change, proposal.proposer_id, proposal.proposed_at
  from admin_proposal as proposal
  join account on account.id = proposal.account_id and account.erase_at is null
  join ${livingRoles} as proposing on proposing.account_id = proposal.proposer_id and proposing.role = 'admin'
  where proposal.proposed_at > now() - make_interval(days => ${sql.lit(DAYS)})
    and (proposal.change = 'take') = exists (
      select from ${heldRoles} as held where held.account_id = proposal.account_id and held.role = 'admin'))`;

/** As JSON, of the account that a column names; null for nearly everybody. */
export const proposalAbout = (accountId: string) => sql<AdminProposal | null>`(
  select json_build_object('change', standing.change, 'proposerId', standing.proposer_id, 'proposerName', proposer.name)
  from ${standingProposals} as standing join account as proposer on proposer.id = standing.proposer_id
  where standing.account_id = ${sql.ref(accountId)})`;

const anotherAdmin = statement(
  "admin-who-could-agree",
  (_, p: Params<{ accountId: number; adminId: number }>) => sql<{ isThere: boolean }>`
    select exists (
      select from ${livingRoles} as held join account as other on other.id = held.account_id
      where held.role = 'admin' and held.account_id not in (${p.accountId}::bigint, ${p.adminId}::bigint)
        and (not other.is_sample or (select is_sample from account where id = ${p.accountId}::bigint))
    ) as "isThere"`,
  { isRead: true },
);

/** Whether there is an admin besides the two who could agree; somebody invented decides about nobody who is not. */
export async function canAnotherAgree(
  database: Database,
  who: { accountId: number; adminId: number },
): Promise<boolean> {
  return (await anotherAdmin.first(database, who))?.isThere ?? false;
}

const toAgree = statement(
  "proposals-to-agree",
  (_, p: Params<{ adminId: number }>) => sql<ProposalsToAgree[number]>`
    select standing.account_id as "accountId", account.name, standing.change, proposer.name as "proposerName"
    from ${standingProposals} as standing
    join account on account.id = standing.account_id
    join account as proposer on proposer.id = standing.proposer_id
    where ${p.adminId}::bigint not in (standing.account_id, standing.proposer_id)
      and (account.is_sample or not (select is_sample from account where id = ${p.adminId}::bigint))
    order by standing.proposed_at, standing.account_id`,
  { isRead: true },
);

/** What other admins proposed, the oldest first, where this one may be the second. */
export function proposalsToAgree(
  database: Database,
  { accountId: adminId }: { accountId: number },
): Promise<ProposalsToAgree> {
  return toAgree.all(database, { adminId });
}

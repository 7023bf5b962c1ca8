import { sql } from "kysely";
import { heldRoles } from "#features/accounts/server/speaks-for-sql.ts";
import type { Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { RECENT_DAYS, type TrustFacts, type TrustLevel, trustLevelOf } from "../trust-level.ts";

// A tap of "Still so" is a fact nobody looked at: of facts, those of a change that was approved are proof.
const trustFacts = statement(
  "trust-facts",
  (_, p: Params<{ accountId: number }>) => sql<TrustFacts>`
    select given.count as "approvedCount", given.points,
      extract(epoch from now() - account.created_at) / 86400 as "accountAgeDays",
      exists (
        select from audit_entry join review on review.id = audit_entry.target_id
        where audit_entry.action = 'removeReview' and audit_entry.target_type = 'review'
          and audit_entry.at > now() - make_interval(days => ${sql.lit(RECENT_DAYS)})
          and review.author_id = account.id and review.state = 'removed'
      ) as "wasRemovedLately",
      exists (
        select from ${heldRoles} as held where held.account_id = account.id and held.role in ('admin', 'mod')
      ) as "isStaff"
    from account
    cross join lateral (
      select count(*)::integer as count, coalesce(sum(points), 0)::integer as points
      from contribution
      where account_id = account.id and (kind <> 'fact' or starts_with(subject, 'change/'))
    ) as given
    where account.id = ${p.accountId}`,
  { isRead: true },
);

/** Somebody, and whether their session has shown the second factor that their role asks for. */
export type Trusted = Pick<Member, "accountId" | "hasSecondFactor">;

/**
 * How far somebody is trusted; nobody trusts somebody who is not there. Without their second factor staff are trusted as anybody
 * else: what a role gives is not for whoever has only stolen the first one (`withSecondFactor` of `members.ts`).
 */
export async function trustOf(
  database: Database,
  { accountId, hasSecondFactor }: Trusted,
): Promise<TrustLevel> {
  const facts = await trustFacts.first(database, { accountId });
  return facts ? trustLevelOf({ ...facts, isStaff: facts.isStaff && hasSecondFactor }) : 0;
}

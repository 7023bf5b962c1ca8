import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import type { ToDoCounts } from "#features/dashboard/rooms.ts";
import { countWaitingSpellings } from "#features/products/server/waiting-spellings.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const counts = statement(
  "to-do-counts",
  () => sql<ToDoCounts>`
    select
      (select count(*)::int from review where state = 'pending') as "newReviews",
      (select count(distinct report.target_id)::int
        from report join review on review.id = report.target_id and review.state = 'approved'
        where report.target_type = 'review' and report.closed_at is null) as "reportedReviews",
      (select count(distinct (target_type, target_id))::int from report
        where closed_at is null and target_type <> 'review') as reports,
      (select count(*)::int from appeal where state = 'open') as appeals,
      (select count(*)::int from user_change where state = 'pending' and suggested_as = 'visitor') as "userChanges",
      (select count(*)::int from user_change where state = 'pending' and suggested_as = 'owner') as "ownerChanges",
      (select count(*)::int from menu_image where state = 'pending') as "menuImages",
      (select count(*)::int from shop_claim as claim
        join account on account.id = claim.claimant_id and account.erase_at is null
        where claim.state = 'proven' or (claim.state = 'asked' and claim.proof = 'phone')) as claims,
      (select count(*)::int from ticket where state = 'open') as tickets,
      (select count(*)::int from deal where state = 'pending') as deals,
      (select count(*)::int from job_offer where state = 'pending') as jobs,
      (select count(*)::int from double_pair as pair where state = 'open' and 2 = case kind
        when 'strain' then (select count(*) from strain where id in (one_id, other_id) and merged_into_id is null)
        when 'product' then (select count(*) from product where id in (one_id, other_id) and merged_into_id is null)
        when 'brand' then (select count(*) from brand where id in (one_id, other_id) and merged_into_id is null)
        when 'shop' then (select count(*) from shop where id in (one_id, other_id) and merged_into_id is null)
        end) as doubles`,
  { isRead: true },
);

/** How much waits for an admin. */
export async function toDoCounts(database: Database): Promise<ToDoCounts> {
  return (await counts.first(database)) ?? {};
}

/** How much waits for somebody at the desk: for an admin in all rooms, for a moderator what moderators decide; null for everybody else. */
export async function waitingCounts(database: Database, member: Member): Promise<ToDoCounts | null> {
  const { admin, mod } = member.permissions;
  if (admin) return toDoCounts(database);
  return mod ? { names: await countWaitingSpellings(database, member) } : null;
}

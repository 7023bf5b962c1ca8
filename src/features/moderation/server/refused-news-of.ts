import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { heldRoles } from "#features/accounts/server/speaks-for-sql.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { type RefusedNews, TOLD_DAYS } from "../refused-news.ts";
import { hasOtherAdmin } from "./has-other-admin-sql.ts";

interface RefusedRow extends Omit<RefusedNews, "decidedAt"> {
  decidedAt: Date;
}

/** More is no overview. */
const MOST = 20;

// The last word on each is what counts: a deal that was mended and refused again has two. What was refused before decisions were kept has none.
const refused = statement(
  "refused-news",
  (_, p: Params<{ accountId: number }>) => sql<RefusedRow>`
    select news.type, news.id, news.title, news.of,
      case when appeal.state = 'overturned' then 'approved' when decision.outcome = 'removed' then 'removed' else 'refused' end as state,
      coalesce(nullif(news.reason, ''), decision.explanation, '') as reason,
      coalesce(decision.decided_at, news.at) as "decidedAt", decision.id as "decisionId",
      case when appeal.id is not null then json_build_object('state', appeal.state, 'explanation', appeal.explanation,
        'isWaiting', appeal.state = 'open' and not ${hasOtherAdmin(sql`appeal.author_id`)}) end as appeal,
      coalesce(appeal.id is null and decision.appeal_until > now(), false) as "mayAppeal"
    from (
      select 'deal' as type, deal.id, deal.title, brand.name as of, deal.state, deal.rejected_reason as reason, deal.updated_at as at
      from deal join brand on brand.id = deal.brand_id
      where deal.brand_id in (select brand_id from ${heldRoles} as speaker where account_id = ${p.accountId}::bigint)
      union all
      select 'job', job.id, job.title, coalesce(shop.name, brand.name), job.state, job.rejected_reason, job.updated_at
      from job_offer as job left join shop on shop.id = job.shop_id left join brand on brand.id = job.brand_id
      where job.shop_id in (select shop_id from ${heldRoles} as speaker where account_id = ${p.accountId}::bigint)
        or job.brand_id in (select brand_id from ${heldRoles} as speaker where account_id = ${p.accountId}::bigint)
    ) as news
    left join lateral (
      select id, outcome, explanation, item_type, item_id, decided_by_id, decided_at, appeal_until from decision
      where decision.target_type = news.type and decision.target_id = news.id and decision.outcome in ('refused', 'removed')
      order by decision.id desc limit 1) as decision on true
    left join appeal on appeal.decision_id = decision.id
    where news.state = 'rejected'
      or decision.outcome = 'removed' and exists (
        select from content_hold as held
        where held.target_type = news.type and held.target_id = news.id and held.hidden_until = 'infinity')
      or decision.outcome = 'refused' and appeal.state = 'overturned'
        and appeal.decided_at > now() - make_interval(days => ${sql.lit(TOLD_DAYS)})
    order by 7 desc, 1, 2
    limit ${sql.lit(MOST)}`,
  { isRead: true },
);

/** What of theirs is not shown, by an admin's word, the last first; with what an appeal has come to. */
export async function refusedNewsOf(
  database: Database,
  { accountId }: Pick<Member, "accountId">,
): Promise<RefusedNews[]> {
  const rows = await refused.all(database, { accountId });
  return rows.map(({ decidedAt, ...row }) => ({ ...row, decidedAt: decidedAt.toISOString() }));
}

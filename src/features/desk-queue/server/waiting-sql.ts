import { type RawBuilder, sql } from "kysely";

const written = (column: string) => sql<string>`${sql.ref(column)} ->> (${sql.ref(column)} ->> 'source')`;

const ofBusiness = (table: string) => sql`
  case when ${sql.ref(`${table}.shop_id`)} is null then 'brand' else 'shop' end,
  coalesce(${sql.ref(`${table}.shop_id`)}, ${sql.ref(`${table}.brand_id`)})`;

const isThere = sql`2 = case pair.kind
  when 'strain' then (select count(*) from strain where id in (pair.one_id, pair.other_id) and merged_into_id is null)
  when 'product' then (select count(*) from product where id in (pair.one_id, pair.other_id) and merged_into_id is null)
  when 'brand' then (select count(*) from brand where id in (pair.one_id, pair.other_id) and merged_into_id is null)
  when 'shop' then (select count(*) from shop where id in (pair.one_id, pair.other_id) and merged_into_id is null)
  end`;

/** Of a pair: what both are called. */
const namesOfPair = sql`(
  select string_agg(named.name, ' / ' order by named.id) from (
    select id, name from strain where pair.kind = 'strain' and id in (pair.one_id, pair.other_id)
    union all select id, name from product where pair.kind = 'product' and id in (pair.one_id, pair.other_id)
    union all select id, name from brand where pair.kind = 'brand' and id in (pair.one_id, pair.other_id)
    union all select id, name from shop where pair.kind = 'shop' and id in (pair.one_id, pair.other_id)
  ) as named)`;

/**
 * All that waits in all rooms, a branch a kind: what its room knows it by, since when, whose it is, what it is about, and for what was
 * reported or decided its own pair of columns. Each branch says what waits as its room does (`to-do-counts.ts`); one whose kind is not
 * asked for is not read, since PostgreSQL takes the condition into it.
 */
export const waitingOfAll = (severe: RawBuilder<unknown>) => sql`
  select 'newReviews' as kind, review.id::text as ref, review.written_at as since, review.author_id,
    review.target_type as item_type, review.target_id as item_id, null::text as target_type, null::bigint as target_id,
    null::text as name, false as is_severe
  from review where review.state = 'pending'
  union all
  select 'reportedReviews', review.id::text, open.since, review.author_id, review.target_type, review.target_id, null, null, null, open.is_severe
  from review join (
    select target_id, min(reported_at) as since, bool_or(reason = any(${severe})) as is_severe from report
    where target_type = 'review' and closed_at is null group by target_id
  ) as open on open.target_id = review.id
  where review.state = 'approved'
  union all
  select 'reports', min(report.id)::text, min(report.reported_at), null, null, null, report.target_type, report.target_id, null,
    bool_or(report.reason = any(${severe}))
  from report where report.closed_at is null and report.target_type <> 'review' group by report.target_type, report.target_id
  union all
  select 'appeals', appeal.id::text, appeal.appealed_at, appeal.author_id, decision.item_type, decision.item_id,
    decision.target_type, decision.target_id, null, false
  from appeal join decision on decision.id = appeal.decision_id where appeal.state = 'open'
  union all
  select case user_change.suggested_as when 'owner' then 'ownerChanges' else 'userChanges' end, user_change.id::text,
    user_change.suggested_at, user_change.author_id,
    case when user_change.shop_id is not null then 'shop' when user_change.about_product_id is not null then 'product' end,
    coalesce(user_change.shop_id, user_change.about_product_id), null, null,
    (select field ->> 'after' from jsonb_array_elements(user_change.fields) as field
      where user_change.type = 'newShop' and field ->> 'field' = 'name'), false
  from user_change where user_change.state = 'pending'
  union all
  select 'menuImages', menu_image.id::text, menu_image.sent_at, menu_image.author_id, 'shop', menu_image.shop_id, null, null, null, false
  from menu_image where menu_image.state = 'pending'
  union all
  select 'claims', claim.id::text, claim.asked_at, claim.claimant_id, ${ofBusiness("claim")}, null, null, null, false
  from shop_claim as claim join account as claimant on claimant.id = claim.claimant_id and claimant.erase_at is null
  where claim.state = 'proven' or (claim.state = 'asked' and claim.proof = 'phone')
  union all
  select 'tickets', ticket.id::text, ticket.said_at, ticket.account_id, null, null, null, null,
    coalesce(ticket.shop_name, '#' || ticket.id), false
  from ticket where ticket.state = 'open'
  union all
  select 'deals', deal.id::text, deal.updated_at, null, 'brand', deal.brand_id, null, null, ${written("deal.title")}, false
  from deal where deal.state = 'pending'
  union all
  select 'jobs', job.id::text, job.updated_at, null, ${ofBusiness("job")}, null, null, ${written("job.title")}, false
  from job_offer as job where job.state = 'pending'
  union all
  select 'doubles', pair.id::text, pair.found_at, null, null, null, null, null, ${namesOfPair}, false
  from double_pair as pair where pair.state = 'open' and ${isThere}
  union all
  select 'names', case when shop.is_sample then 'sample ' else '' end || lower(line.raw_name), min(line.first_seen_at),
    null, null, null, null, null, min(line.raw_name), false
  from menu_item as line join shop on shop.id = line.shop_id
  where line.product_id is null and not line.is_trial
    and not exists (
      select from menu_spelling as known where known.spelling = lower(line.raw_name) and known.is_sample = shop.is_sample)
  group by lower(line.raw_name), shop.is_sample`;

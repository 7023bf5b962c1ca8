import { sql } from "kysely";
import { caughtInEach } from "#features/words/server/caught-words.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { QUEUE_PAGE, type QueuedReport, type PageOfQueue } from "../queue.ts";
import { isRemovable } from "../reason.ts";
import type { ReportedType } from "../report.ts";
import {
  type ItemJson,
  itemJson,
  type PersonJson,
  queuedPersonOf,
  personJson,
  queueItemOf,
  type ReportJson,
  reportsJson,
  reportWordsOf,
  titleOf,
  wordsOf,
} from "./queue-sql.ts";
import { pictureJson } from "./reported-picture.ts";

interface ReportRow extends Pick<QueuedReport, "rev" | "reason" | "title" | "content" | "picture"> {
  id: number;
  targetType: ReportedType;
  targetId: number;
  person: PersonJson | null;
  item: ItemJson | null;
  slug: string | null;
  /** Whose it is. */
  isInvented: boolean;
  reports: ReportJson[];
  total: number;
}

/** By the kind of what was reported: whose it is, the item it belongs to, and the end of its own address. */
export const placesOfReported = sql`
  select review.author_id, review.target_type as item_type, review.target_id as item_id, null as slug
  from review where one.target_type = 'review' and review.id = one.target_id
  union all
  select review_reply.author_id, review.target_type, review.target_id, null
  from review_reply join review on review.id = review_reply.review_id
  where one.target_type = 'reply' and review.id = one.target_id
  union all (
    select review.author_id, review.target_type, review.target_id, null
    from review_photo join review on review.id = review_photo.review_id
    where one.target_type = 'photo' and review_photo.media_id = one.target_id order by review.id limit 1)
  union all
  select menu_image.author_id, 'shop', menu_image.shop_id, null
  from menu_image where one.target_type = 'menuImage' and menu_image.id = one.target_id
  union all
  select null, one.target_type, one.target_id, null where one.target_type in ('shop', 'product', 'brand')
  union all
  select null, 'brand', deal.brand_id, 'deals/' || deal.slug from deal where one.target_type = 'deal' and deal.id = one.target_id
  union all
  select null, case when job_offer.shop_id is null then 'brand' else 'shop' end,
    coalesce(job_offer.shop_id, job_offer.brand_id), 'jobs/' || job_offer.slug
  from job_offer where one.target_type = 'job' and job_offer.id = one.target_id
  union all
  select null, null, null, 'discover/' || discover_post.slug
  from discover_post where one.target_type = 'post' and discover_post.id = one.target_id
  union all
  select account.id, null, null, 'user/' || account.url from account where one.target_type = 'user' and account.id = one.target_id`;

const open = statement(
  "open-reports",
  (_, p: Params<{ page: number; id: number | null }>) => sql<ReportRow>`
    with one as (
      select distinct on (target_type, target_id) id, rev, target_type, target_id, reason from report
      where closed_at is null and target_type <> 'review'
      order by target_type, target_id, id
    )
    select one.id, one.rev, one.target_type as "targetType", one.target_id as "targetId", one.reason,
      ${personJson(sql`place.author_id`)} as person, ${itemJson(sql`place.item_type`, sql`place.item_id`)} as item, place.slug,
      exists (select from account where account.id = place.author_id and account.is_sample) as "isInvented",
      ${titleOf(sql`one.target_type`, sql`one.target_id`)} as title,
      ${wordsOf(sql`one.target_type`, sql`one.target_id`)} as content,
      ${pictureJson(sql`one.target_type`, sql`one.target_id`)} as picture,
      ${reportsJson(sql`one.target_type`, sql`one.target_id`)} as reports,
      count(*) over ()::int as total
    from one left join lateral (${placesOfReported}) as place on true
    where (${p.id}::bigint is null or one.id = ${p.id}::bigint)
    order by one.id
    limit ${sql.lit(QUEUE_PAGE)} offset (${p.page}::int - 1) * ${sql.lit(QUEUE_PAGE)}`,
  { isRead: true },
);

/** What people write and is not a review, which is looked through by itself. */
const LOOKED_THROUGH: ReadonlySet<ReportedType> = new Set(["reply", "user"]);

function queuedReportOf(row: ReportRow): Omit<QueuedReport, "caught"> {
  const { id, rev, targetType, targetId, reason, person, slug, title, content, picture, reports } = row;
  const item = queueItemOf(row.item);
  return {
    id: String(id),
    rev,
    targetType,
    targetId: String(targetId),
    reason,
    user: queuedPersonOf(person),
    item,
    title,
    content,
    picture,
    path: slug === null ? (item?.path ?? null) : `/${slug}`,
    isRemovable: isRemovable(targetType),
    reports: reports.map(reportWordsOf),
  };
}

/** What was reported besides reviews, one for each thing, the first reported first, with the watched words in it; or one of them. */
export async function queuedReports(
  database: Database,
  { page = 1, id = null }: { page?: number; id?: number | null } = {},
): Promise<PageOfQueue<QueuedReport>> {
  const rows = await open.all(database, { page, id });
  const texts = rows.map(({ targetType, content, isInvented: isSample }) => ({
    text: LOOKED_THROUGH.has(targetType) ? (content ?? "") : "",
    locale: null,
    isSample,
  }));
  const caught = await caughtInEach(database, texts);
  const items = rows.map((row, place) => ({ ...queuedReportOf(row), caught: caught[place] ?? [] }));
  return { items, total: rows[0]?.total ?? 0, page };
}

import { sql } from "kysely";
import type { Admin } from "#features/accounts/server/members.ts";
import { isHidden, isTakenAway } from "#features/holds/server/is-hidden-sql.ts";
import type { ReportedPicture } from "#features/moderation/queue.ts";
import type { ReportedType } from "#features/moderation/report.ts";
import { itemJson, type ItemJson, queueItemOf } from "#features/moderation/server/queue-sql.ts";
import { pictureJson } from "#features/moderation/server/reported-picture.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { PageOf } from "#platform/page-of.ts";
import type { Written, WrittenKind, WrittenState } from "../written.ts";

/** Those on a page. */
const PAGE_SIZE = 20;
/** Letters of each. */
const EXCERPT = 280;

interface Row {
  kind: WrittenKind;
  id: number;
  state: WrittenState;
  text: string;
  item: ItemJson | null;
  picture: ReportedPicture | null;
  at: Date;
  /** Of a suggestion and a report: in which room it waits. */
  room: string | null;
  decisionId: number | null;
  total: number;
}

/** Of a part of a review, which is gone with it. */
const partState = (type: "reply" | "photo", id: string) => sql`case
  when ${isTakenAway(type, sql.ref(id))} or review.state = 'removed' then 'removed'
  when ${isHidden(type, sql.ref(id))} or review.state = 'pending' then 'waiting' else 'published' end`;

const page = statement(
  "written-by",
  (_, p: Params<{ accountId: number; offset: number; size: number }>) => sql<Row>`
    with own as (
      select 'review' as kind, review.id, written_at as at, text, target_type as item_type, target_id as item_id, null as room,
        case when state = 'removed' then 'removed'
          when state = 'pending' or ${isHidden("review", sql`review.id`)} then 'waiting' else 'published' end as state
      from review where author_id = ${p.accountId}::bigint and state <> 'withdrawn'
      union all
      select 'reply', review.id, replied_at, review_reply.text, target_type, target_id, null, ${partState("reply", "review.id")}
      from review_reply join review on review.id = review_id
      where review_reply.author_id = ${p.accountId}::bigint and review.state <> 'withdrawn'
      union all
      select 'photo', media_id, written_at, '', target_type, target_id, null, ${partState("photo", "media_id")}
      from review_photo join review on review.id = review_id
      where author_id = ${p.accountId}::bigint and review.state <> 'withdrawn'
      union all
      select 'menuImage', id, sent_at, '', 'shop', shop_id, null,
        case when ${isTakenAway("menuImage", sql`menu_image.id`)} then 'removed' when state = 'rejected' then 'refused'
          when state = 'pending' or ${isHidden("menuImage", sql`menu_image.id`)} then 'waiting' else 'published' end
      from menu_image where author_id = ${p.accountId}::bigint and state <> 'withdrawn'
      union all
      select 'suggestion', id, suggested_at, remark, case when shop_id is not null then 'shop' else 'product' end,
        coalesce(shop_id, product_id), suggested_as,
        case state when 'pending' then 'waiting' when 'rejected' then 'refused' else 'published' end
      from user_change where author_id = ${p.accountId}::bigint and state <> 'withdrawn'
      union all
      select 'question', id, created_at, '', null, null, null, case state when 'open' then 'waiting' else 'answered' end
      from ticket where account_id = ${p.accountId}::bigint
      union all
      select 'report', id, reported_at, text, null, null,
        case target_type when 'review' then 'review/' || target_id else 'report/' || id end,
        case when closed_at is null then 'waiting' else 'answered' end
      from report where reporter_id = ${p.accountId}::bigint and not is_by_rule
    ), shown as (
      select own.kind, own.id, own.at, own.text, own.item_type, own.item_id, own.room, own.state, count(*) over ()::integer as total from own order by at desc, kind, id limit ${p.size} offset ${p.offset}
    )
    select kind, id, state, left(text, ${sql.lit(EXCERPT)}) as text, at, room, total,
      ${itemJson(sql`shown.item_type`, sql`shown.item_id`)} as item, ${pictureJson(sql`shown.kind`, sql`shown.id`)} as picture,
      case when state = 'removed' then (
        select decision.id from decision
        where target_type = shown.kind and target_id = shown.id and outcome = 'removed'
          and not exists (select from decision as undone where undone.appealed_id = decision.id)
          and not exists (select from appeal where appeal.decision_id = decision.id and appeal.state = 'open')
        order by decision.id desc limit 1) end as "decisionId"
    from shown order by at desc, kind, id`,
  { isRead: true },
);

/** What somebody gave to the site, the newest first, with its state and the way to where it is decided. */
export async function writtenBy(
  database: Database,
  _: Admin,
  { accountId, page: asked }: { accountId: number; page: number },
): Promise<PageOf<Written>> {
  const read = (of: number) =>
    page.all(database, { accountId, offset: (of - 1) * PAGE_SIZE, size: PAGE_SIZE });
  let [number, rows] = [asked, await read(asked)];
  if (rows.length === 0 && asked > 1) {
    // Nothing stands there: how many pages there are is told by the first.
    number = Math.max(1, Math.ceil(((await read(1))[0]?.total ?? 0) / PAGE_SIZE));
    rows = await read(number);
  }
  const total = rows[0]?.total ?? 0;
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return { items: rows.map(writtenOf), total, page: number, pageCount };
}

function writtenOf(row: Row): Written {
  const { kind, id, state, text, picture, at, decisionId } = row;
  const item = queueItemOf(row.item);
  return {
    id: `${kind}-${id}`,
    kind,
    state,
    text,
    item,
    picture: picture && { ...picture, type: kind as ReportedType, id: String(id) },
    at: at.toISOString(),
    path: pathOf(row, item?.path ?? null),
    decisionId: decisionId === null ? null : String(decisionId),
  };
}

function pathOf({ kind, id, state, room, decisionId }: Row, itemPath: string | null): string | null {
  if (decisionId !== null) return `/moderation/${decisionId}`;
  if (kind === "question") return `/dashboard/support?id=${id}`;
  if (state !== "waiting") return itemPath;
  switch (kind) {
    case "review":
      return `/dashboard/reviews?id=${id}`;
    case "menuImage":
      return `/dashboard/menuimages?id=${id}`;
    case "suggestion":
      return `/dashboard/changes/${room === "owner" ? "admin" : "user"}?id=${id}`;
    case "report": {
      const [where, ofId] = (room ?? "").split("/");
      return where === "review" ? `/dashboard/reviews?id=${ofId}` : `/dashboard/reports?id=report-${id}`;
    }
    default:
      return itemPath;
  }
}

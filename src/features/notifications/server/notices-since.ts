import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Notification } from "../notification.ts";
import { isInBell } from "./hidden-classes.ts";
import { isShown, noticeColumns, noticeJoins, notificationOf, type NoticeRow } from "./notice-rows.ts";

/** Of one account at a time. */
export const MOST_AT_ONCE = 50;

/** Older ones are not told once more to a browser that comes back (security.md G12). */
const HOURS = 24;

interface Since {
  accountId: number;
  /** The last number that was told. */
  afterId: number;
}

type SinceRow = NoticeRow & { accountId: number };

const noticesAfter = statement(
  "notices-since",
  (_, p: Params<{ accountIds: number[]; afterIds: number[] }>) => sql<SinceRow>`
    select wanted.account_id as "accountId", told."noticeId", told.type, told."announcedAt", told.lifetime, told."isSeen",
      told.item, told."soldIn", told.details, told."targetName", told."reviewId", told.review, told.id, told.url, told.name, told."defaultPicture", told."pictureKey"
    from unnest(${p.accountIds}::bigint[], ${p.afterIds}::bigint[]) as wanted(account_id, after_id)
    cross join lateral (
      select ${noticeColumns}
      from notice ${noticeJoins}
      where notice.recipient_id = wanted.account_id and notice.id > wanted.after_id
        and notice.announced_at > now() - make_interval(hours => ${sql.lit(HOURS)}) and ${isShown} and ${isInBell}
      order by notice.id
      limit ${sql.lit(MOST_AT_ONCE)}
    ) as told
    order by wanted.account_id, told."noticeId"`,
  { isRead: true },
);

export interface NoticeSince {
  accountId: number;
  id: number;
  notification: Notification;
}

/** What each of these accounts was told since, in the order in which it was announced; of each at most MOST_AT_ONCE. */
export async function noticesSince(database: Database, wanted: readonly Since[]): Promise<NoticeSince[]> {
  const rows = await noticesAfter.all(database, {
    accountIds: wanted.map(({ accountId }) => accountId),
    afterIds: wanted.map(({ afterId }) => afterId),
  });
  return rows.map((row) => ({
    accountId: row.accountId,
    id: row.noticeId,
    notification: notificationOf(row),
  }));
}

const lastNotice = statement(
  "last-notice-id",
  (_, p: Params<{ accountId: number }>) => sql<{ id: number }>`
    select coalesce(max(id), 0) as id from notice where recipient_id = ${p.accountId}`,
  { isRead: true },
);

/** The number of the last notice of an account, 0 without any: all with lower numbers are there. */
export async function lastNoticeId(database: Database, accountId: number): Promise<number> {
  return (await lastNotice.first(database, { accountId }))?.id ?? 0;
}

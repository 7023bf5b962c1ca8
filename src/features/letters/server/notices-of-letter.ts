import { sql } from "kysely";
import type { NoticeClass } from "#features/notifications/notice-class.ts";
import { isInBell } from "#features/notifications/server/hidden-classes.ts";
import { menuNoticesOf } from "#features/notifications/server/menu-notices-of.ts";
import {
  isShown,
  noticeColumns,
  noticeJoins,
  notificationOf,
  type NoticeRow,
} from "#features/notifications/server/notice-rows.ts";
import type { Notification } from "#features/notifications/notification.ts";
import { classesOf } from "#features/push/server/push-text.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

const claimed = statement(
  "notices-of-letter",
  (_, p: Params<{ accountId: number; ids: readonly number[] }>) => sql<NoticeRow>`
    select ${noticeColumns} from notice ${noticeJoins}
    where notice.id = any(${p.ids}::bigint[]) and notice.recipient_id = ${p.accountId} and notice.seen_at is null and ${isShown}
    order by notice.id`,
  { isRead: true },
);

interface OfLetter {
  accountId: number;
  noticeIds: readonly number[];
  /** Since when menus are news; null for none. */
  since: Date | null;
  /** What they want by now. */
  classes: readonly NoticeClass[];
}

/** What a letter of notices tells: of what was claimed, what is still so, wanted and unseen when it is written. */
export async function noticesOfLetter(
  database: Database,
  { accountId, noticeIds, since, classes }: OfLetter,
): Promise<Notification[]> {
  const rows = await claimed.all(database, { accountId, ids: noticeIds });
  const menus = since === null ? [] : await menuNoticesOf(database, accountId);
  return [
    ...rows.map(notificationOf),
    ...menus.flatMap(({ at, notification }) => (since !== null && at > since ? [notification] : [])),
  ].filter((notice) => classesOf([notice]).some((of) => classes.includes(of)));
}

/** So many are told; the others are under the bell. */
const MOST_UNREAD = 20;

const unread = statement(
  "unread-notices-for-digest",
  (_, p: Params<{ accountId: number; since: Date }>) => sql<NoticeRow>`
    select ${noticeColumns} from notice ${noticeJoins}
    where notice.recipient_id = ${p.accountId} and notice.seen_at is null and notice.mailed_at is null
      and notice.announced_at > ${p.since}::timestamptz and ${isShown} and ${isInBell}
    order by notice.id desc limit ${sql.lit(MOST_UNREAD)}`,
  { isRead: true },
);

/** What waits under the bell since then, and was in no letter. */
export async function unreadNotices(
  database: Database,
  asked: { accountId: number; since: Date },
): Promise<Notification[]> {
  return (await unread.all(database, asked)).map(notificationOf);
}

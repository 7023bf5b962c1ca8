import { type RawBuilder, sql } from "kysely";
import { CLASS_OF_TYPE, type NoticeClass } from "#features/notifications/notice-class.ts";
import { menuNoticesOf } from "#features/notifications/server/menu-notices-of.ts";
import {
  isShown,
  noticeColumns,
  noticeJoins,
  notificationOf,
  type NoticeRow,
} from "#features/notifications/server/notice-rows.ts";
import type { Notification } from "#features/notifications/notification.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

/** What is older is no news on a phone any more; it is in the bell. */
const HOURS = sql.lit(24);

/** So many are claimed at once; what is left follows a minute later. */
const MOST_AT_ONCE = sql.lit(2_000);

/** The people whose phones may ring at a minute of the day: something is switched on, it is not quiet, and they have a browser that gets it. */
const listening = (minute: RawBuilder<unknown>) => sql`(
  select setting.account_id, setting.classes, setting.since, setting.menus_told_at
  from push_setting as setting
  join account on account.id = setting.account_id and account.erase_at is null
  where setting.classes <> '{}'
    and not (setting.is_quiet and case when setting.quiet_from <= setting.quiet_until
      then ${minute}::int >= setting.quiet_from and ${minute}::int < setting.quiet_until
      else ${minute}::int >= setting.quiet_from or ${minute}::int < setting.quiet_until end)
    and exists (
      select from push_subscription as subscription join session on session.id = subscription.session_id
      where subscription.account_id = setting.account_id and session.expires_at > now()))`;

const TYPES = Object.entries(CLASS_OF_TYPE).filter(([, of]) => of !== null) as [string, NoticeClass][];

const claimNotices = statement(
  "claim-notices-to-push",
  (_, p: Params<{ minute: number; types: string[]; classes: string[] }>) => sql<{ id: number }>`
    with due as (
      select notice.id
      from notice join ${listening(sql`${p.minute}`)} as listener on listener.account_id = notice.recipient_id
      where notice.seen_at is null and notice.withdrawn_at is null
        and notice.announced_at > greatest(listener.since, now() - make_interval(hours => ${HOURS}))
        and (notice.pushed_at is null or notice.pushed_at < notice.announced_at)
        and (${p.classes}::text[])[array_position(${p.types}::text[], notice.type)] = any(listener.classes)
      order by notice.announced_at, notice.id limit ${MOST_AT_ONCE}
      for update of notice skip locked
    )
    update notice set pushed_at = now() from due where notice.id = due.id returning notice.id`,
);

const noticesById = statement(
  "notices-to-push",
  (_, p: Params<{ ids: readonly number[] }>) => sql<NoticeRow & { recipientId: number }>`
    select notice.recipient_id as "recipientId", ${noticeColumns} from notice ${noticeJoins}
    where notice.id = any(${p.ids}::bigint[]) and ${isShown} order by notice.id`,
  { isRead: true },
);

// One at a time takes the menus of somebody: the second finds that they were told.
const claimFollowers = statement(
  "claim-followers-to-push",
  (_, p: Params<{ minute: number }>) => sql<{ accountId: number; toldAt: Date }>`
    with due as (
      select listener.account_id, greatest(listener.menus_told_at, now() - make_interval(hours => ${HOURS})) as told_at
      from ${listening(sql`${p.minute}`)} as listener
      where 'menus' = any(listener.classes) and exists (
        select from shop_follow join shop_menu on shop_menu.shop_id = shop_follow.shop_id
        where shop_follow.account_id = listener.account_id
          and shop_menu.changed_at > greatest(listener.menus_told_at, now() - make_interval(hours => ${HOURS})))
      limit ${MOST_AT_ONCE}
    ), held as materialized (
      select setting.account_id from push_setting as setting
      where setting.account_id in (select account_id from due) order by setting.account_id for update skip locked
    )
    update push_setting as setting set menus_told_at = now()
    from held join due on due.account_id = held.account_id where setting.account_id = held.account_id
    returning setting.account_id as "accountId", due.told_at as "toldAt"`,
);

/** What is to be told to one person at once, the oldest first. */
export interface PushDue {
  accountId: number;
  /** At least one. */
  notices: readonly [Notification, ...Notification[]];
}

/**
 * Claims what waits to be pushed, so that nobody pushes it a second time, and gives it by person.
 * @param minute of the day, by the clock of the country: of quiet hours
 */
export async function claimPushes(database: Database, { minute }: { minute: number }): Promise<PushDue[]> {
  const due = new Map<number, [Notification, ...Notification[]]>();
  function add(accountId: number, notice: Notification) {
    const before = due.get(accountId);
    if (before) before.push(notice);
    else due.set(accountId, [notice]);
  }

  const types = TYPES.map(([type]) => type);
  const classes = TYPES.map(([, of]) => of as string);
  const claimed = await claimNotices.all(database, { minute, types, classes });
  const rows =
    claimed.length > 0 ? await noticesById.all(database, { ids: claimed.map(({ id }) => id) }) : [];
  for (const { recipientId, ...row } of rows) add(recipientId, notificationOf(row));

  for (const { accountId, toldAt } of await claimFollowers.all(database, { minute }))
    for (const { at, notification } of (await menuNoticesOf(database, accountId)).toReversed())
      if (at > toldAt) add(accountId, notification);

  return [...due].map(([accountId, notices]) => ({ accountId, notices }));
}

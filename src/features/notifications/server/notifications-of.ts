import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { MOST_NOTICES, type Notification } from "../notification.ts";
import { hiddenClassesOf, isInBell } from "./hidden-classes.ts";
import { menuNoticesOf } from "./menu-notices-of.ts";
import { isShown, noticeColumns, noticeJoins, notificationOf, type NoticeRow } from "./notice-rows.ts";

const notices = statement(
  "notices-of",
  (_, p: Params<{ accountId: number }>) => sql<NoticeRow>`
    select ${noticeColumns}
    from notice ${noticeJoins}
    where notice.recipient_id = ${p.accountId} and ${isShown} and ${isInBell}
    order by notice.id desc
    limit ${sql.lit(MOST_NOTICES)}`,
  { isRead: true },
);

/** What somebody was told, the latest first, without what they do not want here. */
export async function notificationsOf(database: Database, { accountId }: Member): Promise<Notification[]> {
  const [rows, menus, hidden] = await Promise.all([
    notices.all(database, { accountId }),
    menuNoticesOf(database, accountId),
    hiddenClassesOf(database, accountId),
  ]);
  const shown = hidden.includes("menus") ? [] : menus;
  return [...rows.map((row) => ({ at: row.announcedAt, notification: notificationOf(row) })), ...shown]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, MOST_NOTICES)
    .map(({ notification }) => notification);
}

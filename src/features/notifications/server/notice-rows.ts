import { sql } from "kysely";
import { personAnswer } from "#features/accounts/person.ts";
import { isBlocked } from "#features/accounts/server/is-blocked.ts";
import {
  personColumns,
  personJoins,
  personOf,
  type PersonRow,
} from "#features/accounts/server/person-rows.ts";
import { type FriendNotice, noticeTimeOf, type Notification, redirectTo } from "../notification.ts";

/** A row of `noticeColumns`. */
export interface NoticeRow extends PersonRow {
  noticeId: number;
  type: FriendNotice;
  announcedAt: Date;
  isSeen: boolean;
}

/** Of `notice` with `noticeJoins`. */
export const noticeColumns = sql<NoticeRow>`
  notice.id as "noticeId", notice.type, notice.announced_at as "announcedAt", notice.seen_at is not null as "isSeen",
  ${personColumns}`;

export const noticeJoins = sql`join account on account.id = notice.actor_id ${personJoins}`;

/** Of `notice` and the `account` it is about: nobody hears of somebody who is blocked, or about to be erased. */
export const isShown = sql<boolean>`(
  notice.withdrawn_at is null and notice.expires_at > now() and account.erase_at is null
  and not ${isBlocked(sql`notice.recipient_id`, sql`notice.actor_id`)})`;

export function notificationOf(row: NoticeRow): Notification {
  const { noticeId, type, announcedAt, isSeen } = row;
  return {
    _id: String(noticeId),
    type,
    title: "",
    description: "",
    redirect: redirectTo("user", row.url),
    time: noticeTimeOf(announcedAt),
    seen: isSeen,
    user: personAnswer(personOf(row)),
  };
}

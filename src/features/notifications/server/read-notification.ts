import { sql } from "kysely";
import * as v from "valibot";
import type { Member } from "#features/accounts/server/members.ts";
import { NotFound } from "#platform/errors/errors.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";
import { isMenuNoticeId } from "../menu-notice.ts";
import { menuNoticesOf } from "./menu-notices-of.ts";
import { isShown } from "./notice-rows.ts";

const markSeen = statement(
  "mark-notice-seen",
  (_, p: Params<{ id: number; accountId: number }>) => sql`
    update notice as own set seen_at = coalesce(own.seen_at, now())
    from notice
    left join account on account.id = notice.actor_id
    where own.id = ${p.id} and notice.id = own.id and notice.recipient_id = ${p.accountId} and ${isShown}`,
);

/**
 * Somebody has seen a notice; to say it twice changes nothing. Which menu notices were seen only the browser knows.
 * @throws NotFound when it is not theirs, or there is none, alike
 */
export async function readNotification(
  database: Database,
  { accountId }: Member,
  { notificationId }: { notificationId: string },
): Promise<void> {
  const isThere = isMenuNoticeId(notificationId)
    ? (await menuNoticesOf(database, accountId)).some(({ id }) => id === notificationId)
    : (await markSeen.run(database, { id: v.parse(rowIdSchema, notificationId), accountId })) > 0;
  if (!isThere) throw new NotFound("notificationId");
}

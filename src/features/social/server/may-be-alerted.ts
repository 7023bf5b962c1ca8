import { type RawBuilder, sql } from "kysely";
import { MOST_MENU_NOTICES_A_DAY } from "#features/notifications/menu-notice.ts";
import { ALERTS } from "#features/notifications/notification.ts";

/** People of a transaction: short ones, for whoever is told of something else meanwhile waits. */
export const ALERT_BATCH = 500;

const alerts = sql.join(ALERTS.map((type) => sql.lit(type)));

/** Whoever has had their alerts of the day, or one of this shop, hears no more (product.md section 14). */
export const mayBeAlerted = (accountId: RawBuilder<unknown>, shopId: unknown) => sql<boolean>`(
  select count(*) < ${sql.lit(MOST_MENU_NOTICES_A_DAY)} and bool_and(notice.shop_id <> ${shopId}::bigint) is not false
  from notice
  where notice.recipient_id = ${accountId} and notice.type in (${alerts})
    and notice.announced_at > now() - interval '1 day')`;

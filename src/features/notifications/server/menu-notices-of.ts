import { type RawBuilder, sql } from "kysely";
import { MENU_VISIBILITIES, mayShowMenu } from "#features/compliance/compliance.ts";
import { LISTED_STATUSES } from "#features/shops/shop.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { MENU_NOTICE_DAYS, menuNoticeId, MOST_MENU_NOTICES_A_DAY } from "../menu-notice.ts";
import { SEEN_MENUS_MAX_AGE_SECONDS } from "../seen-menus.ts";
import { noticeTimeOf, type Notification, redirectTo } from "../notification.ts";
import { isStandingAlert } from "./notice-rows.ts";

interface ChangedMenu {
  shopId: number;
  slug: string;
  name: string;
  changedAt: Date;
}

/**
 * Whether a change of the menu of `shop` was made of what somebody suggested: what it took the place of is kept in the same
 * transaction, and so with the same `now()`.
 */
const isBy = (accountId: RawBuilder<unknown>, changedAt: RawBuilder<unknown>) => sql<boolean>`exists (
  select from revision
  where revision.target_type = 'line' and revision.target_id = shop.id
    and revision.replaced_at = ${changedAt} and revision.saved_by = ${accountId}::bigint)`;

// The notices are read once and hashed: `not in`, and not by a join or `exists`, for which PostgreSQL, knowing nothing of the size of
// `alert`, would go through all of it again for each shop that is followed.
const changedMenus = statement(
  "changed-menus-of-follower",
  (
    _,
    p: Params<{ accountId: number; statuses: readonly string[]; menus: readonly string[] }>,
  ) => sql<ChangedMenu>`
    with alert as materialized (
      select notice.shop_id, (notice.announced_at at time zone 'UTC')::date as day
      from notice
      where notice.recipient_id = ${p.accountId}
        and notice.announced_at > now() - make_interval(days => ${sql.lit(MENU_NOTICE_DAYS + 1)}) and ${isStandingAlert}
    )
    select changed.id as "shopId", changed.slug, changed.name, changed.changed_at as "changedAt"
    from (
      select shop.id, shop.slug, shop.name, told.changed_at,
        row_number() over (
          partition by (told.changed_at at time zone 'UTC')::date order by told.changed_at, shop.id
        ) as place
      from shop_follow
      join shop_menu on shop_menu.shop_id = shop_follow.shop_id
      join shop on shop.id = shop_follow.shop_id and shop.status = any(${p.statuses}::text[])
      join shop_compliance on shop_compliance.shop_id = shop.id and shop_compliance.menu = any(${p.menus}::text[])
      cross join lateral (
        select case when shop_menu.day_changed_at > shop_follow.followed_at then shop_menu.day_changed_at
          else shop_menu.changed_at end as changed_at
      ) as told
      where shop_follow.account_id = ${p.accountId}
        and shop_menu.changed_at > shop_follow.followed_at
        and shop_menu.changed_at > now() - make_interval(days => ${sql.lit(MENU_NOTICE_DAYS)})
        and shop_menu.seen_at is not null
        and not (${isBy(sql`${p.accountId}`, sql`told.changed_at`)} and ${isBy(sql`${p.accountId}`, sql`shop_menu.changed_at`)})
        and (shop.id, (told.changed_at at time zone 'UTC')::date) not in (select shop_id, day from alert)
    ) as changed
    left join (select day, count(*) as alert_count from alert group by day) as of_day
      on of_day.day = (changed.changed_at at time zone 'UTC')::date
    where changed.place + coalesce(of_day.alert_count, 0) <= ${sql.lit(MOST_MENU_NOTICES_A_DAY)}
    order by changed.changed_at desc, changed.id desc`,
  { isRead: true },
);

const MENUS_FOR_MEMBERS = MENU_VISIBILITIES.filter((menu) => mayShowMenu({ menu }, "member"));

/**
 * The menus that changed lately, after somebody began to follow the shop; those that they may see, the latest first. One a shop, and
 * of each day the first three. What they suggested themselves is no news to them, unless others changed more later that day. An alert is
 * news of a menu as well: it counts among the three, and stands in place of what it says more of.
 */
export async function menuNoticesOf(database: Database, accountId: number): Promise<ShopNotice[]> {
  const rows = await changedMenus.all(database, {
    accountId,
    statuses: LISTED_STATUSES,
    menus: MENUS_FOR_MEMBERS,
  });
  return rows.map((row) => ({ id: menuNoticeId(row), at: row.changedAt, notification: notificationOf(row) }));
}

interface ShopNotice {
  id: string;
  at: Date;
  notification: Notification;
}

function notificationOf({ shopId, slug, name, changedAt }: ChangedMenu): Notification {
  return {
    _id: menuNoticeId({ shopId, changedAt }),
    type: "menuUpdate",
    title: name,
    // For programs; the page has its own words.
    description: "The menu has changed",
    redirect: redirectTo("shop", slug),
    time: noticeTimeOf(changedAt),
    seen: false,
    lifetime: SEEN_MENUS_MAX_AGE_SECONDS,
    shop: { _id: String(shopId), url: slug, name },
  };
}

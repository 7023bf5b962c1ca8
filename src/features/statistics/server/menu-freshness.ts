import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import { type Counted, MENU_AGES, type MenuAge } from "../statistic.ts";
import { sharesOfShops } from "./shares-of-shops.ts";

/** A menu is as old as the line of it that was seen last. Whole days, in shops whose menu anyone may see. */
const menusByAge = statement(
  "statistics-menu-ages",
  (_, p: Slots<{ now: string }>) => sql<{ days: number; count: number }>`
    select greatest(0, floor(extract(epoch from ${p.now}::timestamptz - menu.seen_at) / 86400))::integer as days,
      count(*)::integer as count
    from (
      select menu_item.shop_id, max(menu_item.last_seen_at) as seen_at
      from menu_item
      join shop on shop.id = menu_item.shop_id and shop.status = 'active' and not shop.is_sample
      join shop_compliance on shop_compliance.shop_id = shop.id and shop_compliance.is_menu_public
      group by menu_item.shop_id
    ) as menu
    group by 1`,
  { isRead: true },
);

const BANDS = Object.entries(MENU_AGES) as [MenuAge, number | null][];

/** How old menus are. */
export async function menuFreshness(tx: Database, { now }: { now: Date }): Promise<Counted> {
  const found = await menusByAge.all(tx, { now: now.toISOString() });
  const bandOf = (days: number) => BANDS.findIndex(([, most]) => most === null || days <= most);
  return sharesOfShops(
    BANDS.map(([age], band) => ({
      labels: [age],
      count: found.reduce((sum, { days, count }) => sum + (bandOf(days) === band ? count : 0), 0),
    })),
  );
}

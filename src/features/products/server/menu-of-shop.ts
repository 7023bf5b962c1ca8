import { sql } from "kysely";
import {
  type MenuViewer,
  type MenuVisibility,
  mayShowMenu,
  mayShowPrices,
  type PriceVisibility,
} from "#features/compliance/compliance.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Menu, MenuItem } from "../menu.ts";

interface MenuRow {
  menu: MenuVisibility;
  prices: PriceVisibility;
  /** As `refresh_menus` writes them. */
  lines: MenuItem[];
  seenAt: Date | null;
}

const menuOf = statement(
  "menu-of-shop",
  (_, p: Params<{ shopId: number }>) => sql<MenuRow>`
    select shop_compliance.menu, shop_compliance.prices, shop_menu.lines, shop_menu.seen_at as "seenAt"
    from shop_menu
    join shop_compliance on shop_compliance.shop_id = shop_menu.shop_id
    where shop_menu.shop_id = ${p.shopId}`,
  { isRead: true },
);

/** What a shop sells, as `viewer` may see it; null where nothing is known or nothing may be shown. */
export async function menuOfShop(
  database: Database,
  { shopId, viewer }: { shopId: number; viewer: MenuViewer },
): Promise<Menu | null> {
  const row = await menuOf.first(database, { shopId });
  if (!row?.seenAt || !mayShowMenu(row, viewer)) return null;
  const items = row.lines;
  const seenAt = row.seenAt.toISOString();
  if (mayShowPrices(row, viewer)) return { items, seenAt, arePricesKept: false };
  // Also for a menu without prices: the notice of a rule must not reveal whether there are any.
  return {
    items: items.map((item) => ({ ...item, ladder: [], centsPerGram: null })),
    seenAt,
    arePricesKept: true,
  };
}

import { sql } from "kysely";
import {
  type MenuViewer,
  type MenuVisibility,
  mayShowMenu,
  mayShowPrices,
  type PriceVisibility,
} from "#features/compliance/compliance.ts";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import type { Menu, MenuItem } from "../menu.ts";

interface MenuRow {
  menu: MenuVisibility;
  prices: PriceVisibility;
  items: MenuItem[];
  seenAt: string | null;
}

const menuOf = statement(
  "menu-of-shop",
  (_, p: Slots<{ shopId: number }>) => sql<MenuRow>`
    select shop_compliance.menu, shop_compliance.prices, listed.items, listed.seen_at as "seenAt"
    from shop_compliance
    cross join lateral (
      select
        coalesce(json_agg(json_build_object(
          'id', menu_item.id,
          'name', coalesce(menu_item.raw_name, product.name),
          'product', case when product.id is not null then json_build_object(
            'slug', product.slug, 'name', product.name, 'type', product.type,
            'brand', case when brand.id is not null then json_build_object('slug', brand.slug, 'name', brand.name) end,
            'marketedAs', strain.marketed_as, 'thcPermille', product.thc_permille,
            'potencyMethod', product.potency_method) end,
          'heading', menu_item.heading,
          'available', menu_item.available,
          'ladder', menu_item.ladder,
          'centsPerGram', menu_item.cents_per_gram,
          'lastSeenAt', menu_item.last_seen_at) order by menu_item.position, menu_item.id), '[]') as items,
        to_json(max(menu_item.last_seen_at)) #>> '{}' as seen_at
      from menu_item
      left join product on product.id = menu_item.product_id and product.status in ('active', 'discontinued')
      left join brand on brand.id = product.brand_id
      left join strain on strain.id = product.strain_id
      where menu_item.shop_id = shop_compliance.shop_id
        and (product.id is not null or menu_item.raw_name is not null)
    ) as listed
    where shop_compliance.shop_id = ${p.shopId}`,
  { isRead: true },
);

/** What a shop sells, for the eyes of `viewer`; null where nothing is known or nothing may be seen. */
export async function menuOfShop(
  database: Database,
  { shopId, viewer }: { shopId: number; viewer: MenuViewer },
): Promise<Menu | null> {
  const row = await menuOf.first(database, { shopId });
  if (!row?.seenAt || !mayShowMenu(row, viewer)) return null;
  const { seenAt } = row;
  if (mayShowPrices(row, viewer)) return { items: row.items, seenAt, arePricesKept: false };
  const arePricesKept = row.items.some(({ ladder }) => ladder.length > 0);
  return { items: row.items.map(withoutPrices), seenAt, arePricesKept };
}

function withoutPrices(item: MenuItem): MenuItem {
  return { ...item, ladder: [], centsPerGram: null };
}

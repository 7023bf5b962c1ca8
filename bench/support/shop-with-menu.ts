import { noticesOfShop } from "#features/jobs/server/notices-of-shop.ts";
import { menuOfShop } from "#features/products/server/menu-of-shop.ts";
import { shopRecord } from "#features/shops/server/shop-by-slug.ts";
import { shopsNear } from "#features/shops/server/shops-near.ts";
import type { Database } from "#platform/database/database.ts";
import type { Country } from "./country.ts";

/** The queries of a shop's page as in pages/coffeeshop.tsx, but one after the other. */
export async function askForShop(database: Database, slug: string): Promise<void> {
  const now = new Date();
  const { shop, notices } = await shopRecord(database, { slug, locale: "nl", now });
  const shopId = shop.id;
  const near = {
    point: shop,
    limit: 3,
    exceptShopId: shopId,
    samples: "included",
    locale: "nl",
    now,
  } as const;
  await shopsNear(database, near);
  await menuOfShop(database, { shopId, viewer: "anyone" });
  await noticesOfShop(database, { shopId, notices, locale: "nl", now });
}

/** The slugs of the shops whose menus come closest to sixty lines. */
export async function shopsWithMenus({ database: { pool } }: Country): Promise<string[]> {
  const { rows } = await pool.query<{ slug: string }>(`
    select shop.slug from menu_item join shop on shop.id = menu_item.shop_id
    group by shop.slug order by abs(count(*) - 60), shop.slug limit 300`);
  return rows.map(({ slug }) => slug);
}

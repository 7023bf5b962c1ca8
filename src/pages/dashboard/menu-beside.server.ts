import type { MenuImage } from "#features/contributions/menu-image.ts";
import { menuOfShop } from "#features/products/server/menu-of-shop.ts";
import type { AppContext } from "#app/app-context.ts";
import { orEmpty } from "./open-dashboard.server.ts";

/** What we know of the menu that a photo is of, with what the page of the shop may not show. */
export async function menuBeside(app: AppContext, { shop }: MenuImage) {
  const asked = { shopId: Number(shop["_id"]), viewer: "manager" } as const;
  const menu = await orEmpty(app, menuOfShop(app.database, asked), null);
  return menu?.items ?? [];
}

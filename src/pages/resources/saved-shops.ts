import { shopInList } from "#features/shops/shop-in-list.ts";
import { MOST_DEVICE_SAVES } from "#features/social/device-saves.ts";
import { savedShopCards } from "#features/social/server/saved-shop-cards.ts";
import type { SavedShops } from "#features/social/ui/saved-on-device.tsx";
import { appContext } from "../../app-context.ts";
import type { Route } from "./+types/saved-shops.ts";

/** The shops of `?shops=1,2`, which a visitor has saved on their device, for the page `/saved`. Who asks is kept nowhere. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { database, locale, now } = context.get(appContext);
  const asked = new URL(request.url).searchParams.get("shops") ?? "";
  const ids = asked
    .split(",")
    .filter((id) => /^[1-9]\d{0,14}$/.test(id))
    .slice(0, MOST_DEVICE_SAVES)
    .map(Number);
  const at = now();
  const cards = await savedShopCards(database, { ids, locale, now: at });
  const answer: SavedShops = { shops: cards.map(shopInList), now: at.toISOString() };
  return Response.json(answer, {
    headers: { "cache-control": "private, no-store", "x-robots-tag": "noindex" },
  });
}

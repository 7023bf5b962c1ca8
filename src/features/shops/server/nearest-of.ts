import type { Point } from "#platform/geo/geo.ts";
import type { ListedShop } from "./listed-shop.ts";

/** The nearest so many of some shops, nearest first and none invented; flat, with the degrees of longitude of the point's latitude. */
export function nearestOf(shops: readonly ListedShop[], point: Point, amount: number): ListedShop[] {
  const shrink = Math.cos((point.latitude * Math.PI) / 180);
  const nearest: { shop: ListedShop; remoteness: number }[] = [];
  for (const shop of shops) {
    if (shop.isSample) continue;
    const north = shop.latitude - point.latitude;
    const east = (shop.longitude - point.longitude) * shrink;
    const remoteness = north * north + east * east;
    if (nearest.length === amount && remoteness >= (nearest.at(-1)?.remoteness ?? 0)) continue;
    const place = nearest.findIndex((other) => remoteness < other.remoteness);
    nearest.splice(place === -1 ? nearest.length : place, 0, { shop, remoteness });
    nearest.length = Math.min(nearest.length, amount);
  }
  return nearest.map(({ shop }) => shop);
}

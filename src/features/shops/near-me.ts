import type { ShopCard } from "./shop.ts";

/** How far "near me" reaches at first, and then further until there are enough. */
export const RINGS_KM = [1, 2, 5, 25] as const;

export type RingKm = (typeof RINGS_KM)[number];

/** A ring with so many shops is wide enough; where there are fewer in all rings, so many are shown however far they are. */
export const ENOUGH_SHOPS = 10;

/** The shops around a visitor, in the order in which they are of use: known to be open, then of unknown hours, then closed. */
export interface NearMe<Shop> {
  /** Null where not even the widest ring has enough shops: then they are the nearest however far. */
  ringKm: RingKm | null;
  open: Shop[];
  unknown: Shop[];
  closed: Shop[];
}

type Placed = Pick<ShopCard, "distanceMetres" | "opening" | "status">;

/** The narrowest ring with enough of these shops, nearest first; null where there is none. */
export function ringAround(shops: readonly Pick<Placed, "distanceMetres">[]): RingKm | null {
  const farthest = shops[ENOUGH_SHOPS - 1]?.distanceMetres ?? Number.POSITIVE_INFINITY;
  return RINGS_KM.find((km) => farthest <= km * 1000) ?? null;
}

/** Whether the nearest shops read so far are all that "near me" shows. */
export function isRingComplete(shops: readonly Pick<Placed, "distanceMetres">[]): boolean {
  if (shops.length < ENOUGH_SHOPS) return false;
  const ringKm = ringAround(shops);
  return ringKm === null || (shops.at(-1)?.distanceMetres ?? 0) > ringKm * 1000;
}

/** `shops`: the nearest, nearest first, as many as make `isRingComplete`. Each group stays nearest first. */
export function nearMe<Shop extends Placed>(shops: readonly Shop[]): NearMe<Shop> {
  const ringKm = ringAround(shops);
  const inside =
    ringKm === null
      ? shops.slice(0, ENOUGH_SHOPS)
      : shops.filter(({ distanceMetres }) => (distanceMetres ?? 0) <= ringKm * 1000);
  const groups = { open: [] as Shop[], unknown: [] as Shop[], closed: [] as Shop[] };
  for (const shop of inside) groups[shop.opening.state].push(shop);
  return { ringKm, ...groups };
}

/** At four kilometres an hour in a straight line, because streets bend; at least one. */
export function walkMinutes(metres: number): number {
  return Math.max(1, Math.round(metres / 67));
}

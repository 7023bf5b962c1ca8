import { freshSince } from "./fresh-price.ts";
import { PRODUCT_TYPES, type ProductType } from "./product-types.ts";
import type { MenuItem } from "./menu.ts";

/** The orders of a menu: as in the shop, by type, or the cheapest gram first. */
export const MENU_ORDERS = ["shop", "type", "price"] as const;

export type MenuOrder = (typeof MENU_ORDERS)[number];

export function menuOrderOf(query: URLSearchParams): MenuOrder {
  return MENU_ORDERS.find((order) => order === query.get("menu")) ?? "shop";
}

/** Lines under one head; both are null where there is no head to put above them. */
export interface MenuGroup {
  heading: string | null;
  type: ProductType | null;
  items: MenuItem[];
}

/** The lines come in the shop's order; nothing is omitted in any order. By price as of `now`, ISO 8601. */
export function menuGroups(
  items: readonly MenuItem[],
  { order, now }: { order: MenuOrder; now: string },
): MenuGroup[] {
  if (order === "price") return [{ heading: null, type: null, items: byPrice(items, now) }];
  if (order === "type") return byType(items);
  const groups: MenuGroup[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && last.heading === item.heading) last.items.push(item);
    else groups.push({ heading: item.heading, type: null, items: [item] });
  }
  return groups;
}

function byType(items: readonly MenuItem[]): MenuGroup[] {
  const types = [...PRODUCT_TYPES, null];
  return types.flatMap((type) => {
    const ofType = items.filter(({ product }) => (product?.type ?? null) === type);
    return ofType.length === 0 ? [] : [{ heading: null, type, items: ofType }];
  });
}

/** By the gram first; what is sold by the piece after it, what has no price of today (fresh-price.ts) last. */
function byPrice(items: readonly MenuItem[], now: string): MenuItem[] {
  const since = freshSince(new Date(now));
  const isOld = ({ lastSeenAt }: MenuItem) => new Date(lastSeenAt) < since;
  const byCents = items.toSorted(
    (a, b) =>
      (a.centsPerGram ?? Number.MAX_SAFE_INTEGER) - (b.centsPerGram ?? Number.MAX_SAFE_INTEGER) ||
      lowestOf(a) - lowestOf(b),
  );
  return byCents.toSorted((a, b) => Number(isOld(a)) - Number(isOld(b)));
}

function lowestOf({ ladder }: MenuItem): number {
  return Math.min(Number.MAX_SAFE_INTEGER, ...ladder.map(({ cents }) => cents));
}

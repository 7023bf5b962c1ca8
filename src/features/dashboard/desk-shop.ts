/** A shop that the reader speaks for, as the bars of the dashboard show it. */
export interface DeskShop {
  id: number;
  slug: string;
  name: string;
  /** Public reviews of it that nobody has answered. */
  unansweredCount: number;
}

const OVERVIEW = "/dashboard";
const OF_A_SHOP = "/dashboard/shops/";

/**
 * Which of their shops a page of the dashboard is about: that of `?id=` where the page is of a shop, else the first. Undefined on the
 * page of a shop that is not theirs, as admins open it, and for whoever speaks for none.
 */
export function deskShopAt<Shop extends DeskShop>(
  shops: readonly Shop[],
  { pathname, search }: { pathname: string; search: string },
): Shop | undefined {
  const path = pathname.replace(/\/$/, "");
  const asked = new URLSearchParams(search).get("id");
  const own = shops.find(({ id }) => String(id) === asked);
  if (path === OVERVIEW) return own ?? shops[0];
  return path.startsWith(OF_A_SHOP) && asked !== null ? own : shops[0];
}

/** Where the page one is on shows another shop: the same part of it, else its overview. */
export function addressAtShop(
  shopId: number,
  { pathname, search }: { pathname: string; search: string },
): string {
  if (!pathname.startsWith(`${OF_A_SHOP}shop`)) return `${OVERVIEW}?id=${shopId}`;
  const tab = new URLSearchParams(search).get("tab");
  return partOfShop(shopId, tab ?? undefined);
}

/** The page of a shop's editor that shows a part of it, the facts by default. */
export function partOfShop(shopId: number, tab?: string): string {
  return `${OF_A_SHOP}shop?id=${shopId}${tab === undefined ? "" : `&tab=${tab}`}`;
}

/** The parts of a shop in the dashboard, by the word `tab` of their address. */
export const SHOP_TABS = ["facts", "hours", "menu", "photos", "figures", "people"] as const;

export type ShopTab = (typeof SHOP_TABS)[number];

export function shopTabAddress(shopId: number, tab: ShopTab): string {
  return `/dashboard/shops/shop?id=${shopId}${tab === "facts" ? "" : `&tab=${tab}`}`;
}

export function shopTabIn(search: URLSearchParams): ShopTab {
  return SHOP_TABS.find((tab) => tab === search.get("tab")) ?? "facts";
}

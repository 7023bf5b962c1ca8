/** The parts of a shop in the dashboard, by the word `tab` of their address. */
export const SHOP_TABS = ["facts", "hours", "menu", "photos", "figures"] as const;

export type ShopTab = (typeof SHOP_TABS)[number];

export function shopTabIn(search: URLSearchParams): ShopTab {
  return SHOP_TABS.find((tab) => tab === search.get("tab")) ?? "facts";
}

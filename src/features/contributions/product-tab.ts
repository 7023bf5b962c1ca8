/** The parts of a product in the dashboard, by the word `tab` of their address. */
export const PRODUCT_TABS = ["facts", "photos"] as const;

export type ProductTab = (typeof PRODUCT_TABS)[number];

export function productTabAddress(productId: number, tab: ProductTab): string {
  return `/dashboard/products/product?id=${productId}${tab === "facts" ? "" : `&tab=${tab}`}`;
}

export function productTabIn(search: URLSearchParams): ProductTab {
  return PRODUCT_TABS.find((tab) => tab === search.get("tab")) ?? "facts";
}

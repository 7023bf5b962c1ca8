/** The parts of a brand in the dashboard, by the word `tab` of their address. */
export const BRAND_TABS = ["facts", "photos", "people"] as const;

export type BrandTab = (typeof BRAND_TABS)[number];

export function brandTabAddress(brandId: number, tab: BrandTab): string {
  return `/dashboard/brands/brand?id=${brandId}${tab === "facts" ? "" : `&tab=${tab}`}`;
}

export function brandTabIn(search: URLSearchParams): BrandTab {
  return BRAND_TABS.find((tab) => tab === search.get("tab")) ?? "facts";
}

import type { UserChange } from "./change.ts";

type About = Pick<UserChange, "type" | "shop" | "product" | "fields">;

/** What the shop or product of a change is called; a shop that is missing as it was suggested. */
export function changedNameOf({ type, shop, product, fields }: About): string {
  const item = type === "product" ? product : shop;
  return item?.name ?? String(fields.find(({ field }) => field === "name")?.after ?? "");
}

/** Where its page is; null for a shop that has none yet. */
export function changedPathOf({ type, shop, product }: About): string | null {
  if (type === "product") return product && `/${product.type}/${product.url}`;
  return shop && `/coffeeshop/${shop.url}`;
}

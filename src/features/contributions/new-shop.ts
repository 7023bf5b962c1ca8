import type { ChangedField, UserChange } from "./change.ts";

/** Without them there is no shop to add. */
export const NEEDED_OF_NEW_SHOP: readonly ChangedField[] = ["name", "kind", "street", "houseNumber", "city"];

/** What the shop of a change is called; one that is missing as it was suggested. */
export function shopNameOf({ shop, fields }: Pick<UserChange, "shop" | "fields">): string {
  return shop?.name ?? String(fields.find(({ field }) => field === "name")?.after ?? "");
}

import type { Point } from "#platform/geo/geo.ts";
import { itemsMatching } from "#features/search/server/items-matching.ts";
import type { Database } from "#platform/database/database.ts";
import { momentsOf } from "../moments-of.ts";
import type { ShopFilters } from "../shop-query.ts";
import { typedAddress } from "../typed-address.ts";
import { listingsIn, type ShopListing } from "./listings.ts";
import type { Scope } from "./scope.ts";
import { shopsAtAddress } from "./shops-at-address.ts";

export interface ShopsInQuery {
  scope: Scope;
  filters: ShopFilters;
  /** For distances, the order "nearest" and the filter of distance; without it these have no effect. */
  near?: Point | undefined;
  now: Date;
}

/** The listings of a place that meet the search, if there is one, in no order. A search finds samples only where nothing real fits. */
export async function foundListings(
  database: Database,
  { scope, filters, near, now }: ShopsInQuery,
): Promise<ShopListing[]> {
  const moments = momentsOf(filters.open, now);
  const ids = await matchingIds(database, filters.q);
  if (!ids) return listingsIn(database, { scope, near, moments });
  if (scope.kind === "everywhere") {
    const found = await listingsIn(database, { scope: { kind: "shops", ids }, near, moments });
    const real = found.filter(({ shop }) => !shop.isSample);
    return real.length > 0 ? real : found;
  }
  const matching = new Set(ids);
  const listings = await listingsIn(database, { scope, near, moments });
  return listings.filter(({ shopId }) => matching.has(shopId));
}

/** The shops that a search finds, by address or name; null for one without a letter or digit, which is none. */
async function matchingIds(database: Database, question: string): Promise<number[] | null> {
  if (!/[\p{L}\p{N}]/u.test(question)) return null;
  const address = typedAddress(question);
  const there = address ? await shopsAtAddress(database, address) : [];
  if (there.length > 0) return there;
  const named = await itemsMatching(database, { kind: "shops", question });
  if (named.length > 0 || address?.kind !== "door") return named;
  return itemsMatching(database, { kind: "shops", question: address.around });
}

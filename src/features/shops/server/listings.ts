import type { Point } from "#platform/geo/geo.ts";
import type { Database } from "#platform/database/database.ts";
import { statesAt } from "../known-times.ts";
import type { Listing } from "../listing.ts";
import { metresFrom } from "../metres-from.ts";
import type { Moments } from "../moments-of.ts";
import type { ListedShop } from "./listed-shop.ts";
import { listedShops } from "./listed-shops.ts";
import type { Scope } from "./scope.ts";

/** The fields for filters, with all that a map shows. */
export interface ShopListing extends Listing {
  shop: ListedShop;
}

interface ListingsQuery {
  scope: Scope;
  near?: Point | undefined;
  moments: Moments;
}

/** All listed shops of a place, in no order. */
export async function listingsIn(
  database: Database,
  { scope, near, moments }: ListingsQuery,
): Promise<ShopListing[]> {
  const shops = await listedShops(database, { scope, near });
  const states = statesAt(moments);
  const metres = near ? metresFrom(near) : () => null;
  return shops.map((shop) => {
    const { now, late, asked } = states(shop.times);
    return { shopId: shop.id, traits: shop.traits, now, late, asked, metres: metres(shop), shop };
  });
}

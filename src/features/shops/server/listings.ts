import { METRES_PER_DEGREE, type Point } from "#platform/geo/geo.ts";
import type { Database } from "#platform/database/database.ts";
import type { Listing } from "../listing.ts";
import { type KnownTimes, opennessAt } from "./known-times.ts";
import type { ListedShop } from "./listed-shop.ts";
import { listedShops } from "./listed-shops.ts";
import type { Moments } from "./moments-of.ts";
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

/** Many shops have the same hours, which are evaluated once. */
function statesAt({ now, late, asked }: Moments): (times: KnownTimes | null) => Pick<Listing, keyof Moments> {
  const judged = new Map<KnownTimes | null, Pick<Listing, keyof Moments>>();
  return (times) => {
    const known = judged.get(times);
    if (known) return known;
    const states = {
      now: opennessAt(times, now),
      late: opennessAt(times, late),
      asked: opennessAt(times, asked),
    };
    judged.set(times, states);
    return states;
  };
}

/** Flat, with the degrees of longitude of the asker's latitude: good to half a percent within a country, and cheap. */
function metresFrom(point: Point): (shop: Point) => number {
  const shrink = Math.cos((point.latitude * Math.PI) / 180);
  return ({ latitude, longitude }) =>
    Math.round(
      METRES_PER_DEGREE * Math.hypot(latitude - point.latitude, (longitude - point.longitude) * shrink),
    );
}

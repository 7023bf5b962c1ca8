import type { Database } from "#platform/database/database.ts";
import type { Pin } from "../pin.ts";
import { SHOP_KINDS } from "../shop.ts";
import { filterListings } from "../filter-listings.ts";
import { KIND_BITS } from "../traits.ts";
import { type ShopsInQuery, foundListings } from "./found-listings.ts";
import { byRank } from "./listed-shop.ts";
import type { ShopListing } from "./listings.ts";

/** More pins cannot be told apart, and a cheap phone cannot render them; only the best are sent. */
const MOST_PINS = 2000;

/** What a map shows of the shops of a place that meet the filters; `total` counts those that were too many, too. */
export async function pinsIn(
  database: Database,
  { most = MOST_PINS, ...asked }: ShopsInQuery & { most?: number | undefined },
): Promise<{ pins: Pin[]; total: number }> {
  const { chosen } = filterListings(await foundListings(database, asked), asked.filters);
  const best =
    chosen.length > most ? chosen.toSorted((a, b) => byRank(a.shop, b.shop)).slice(0, most) : chosen;
  return { pins: best.map(pinOf), total: chosen.length };
}

function pinOf({ shop, asked }: ShopListing): Pin {
  const { id, slug, name, latitude, longitude, isSample, traits } = shop;
  const kind = SHOP_KINDS.find((word) => (traits & KIND_BITS[word]) !== 0) ?? "coffeeshop";
  return { id, slug, name, latitude, longitude, kind, openness: asked, isSample };
}

import type { Listing, Openness } from "../listing.ts";

/** By the digits that listings.ts writes. */
export const OPENNESS_DIGITS: readonly Openness[] = ["unknown", "open", "closed"];

/**
 * Two numbers stand for a listing, because writing numbers out is what takes the database longest: the shop with its
 * openness, and its traits with its distance (one more than the metres, nought for none). Room enough for three digits to
 * the base of three, and for half the way round the earth.
 */
export const OPENNESS_SPACE = 2 ** 5;
export const METRES_SPACE = 2 ** 25;

/** The packed text of listings.ts: numbers with commas between them, which nothing reads faster than JSON does. */
export function unpackListings(packed: string): Listing[] {
  const numbers = JSON.parse(`[${packed}]`) as number[];
  const listings: Listing[] = [];
  for (let at = 0; at < numbers.length; at += 2) {
    listings.push(listingOf(numbers[at] ?? 0, numbers[at + 1] ?? 0));
  }
  return listings;
}

function listingOf(who: number, what: number): Listing {
  const openness = who % OPENNESS_SPACE;
  const metres = what % METRES_SPACE;
  return {
    shopId: Math.floor(who / OPENNESS_SPACE),
    traits: Math.floor(what / METRES_SPACE),
    now: OPENNESS_DIGITS[openness % 3] as Openness,
    late: OPENNESS_DIGITS[Math.trunc(openness / 3) % 3] as Openness,
    asked: OPENNESS_DIGITS[Math.trunc(openness / 9)] as Openness,
    metres: metres === 0 ? null : metres - 1,
  };
}

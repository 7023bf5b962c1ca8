import type { Listing, Openness } from "../listing.ts";

/** By the digits that listings.ts writes. */
export const OPENNESS_DIGITS: readonly Openness[] = ["unknown", "open", "closed"];

/** Numbers for each listing: shop, traits, openness, metres. */
const WIDTH = 4;

/** The packed text of listings.ts: numbers with commas between them, which nothing reads faster than JSON does. */
export function unpackListings(packed: string): Listing[] {
  const numbers = JSON.parse(`[${packed}]`) as number[];
  const listings: Listing[] = [];
  for (let at = 0; at < numbers.length; at += WIDTH) {
    const openness = numbers[at + 2] ?? 0;
    const metres = numbers[at + 3] ?? -1;
    listings.push({
      shopId: numbers[at] ?? 0,
      traits: numbers[at + 1] ?? 0,
      now: OPENNESS_DIGITS[openness % 3] as Openness,
      late: OPENNESS_DIGITS[Math.trunc(openness / 3) % 3] as Openness,
      asked: OPENNESS_DIGITS[Math.trunc(openness / 9)] as Openness,
      metres: metres < 0 ? null : metres,
    });
  }
  return listings;
}

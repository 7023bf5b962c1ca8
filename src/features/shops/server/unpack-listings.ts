import type { Listing, Openness } from "../listing.ts";

/** By the digits that listings.ts writes. */
export const OPENNESS_DIGITS: readonly Openness[] = ["unknown", "open", "closed"];

/** The rows of the packed text of listings.ts: rows by commas, fields by spaces. */
export function unpackListings(packed: string): Listing[] {
  return packed === "" ? [] : packed.split(",").map(listingOf);
}

function listingOf(row: string): Listing {
  const [shopId = 0, traits = 0, openness = 0, metres = -1] = row.split(" ").map(Number);
  return {
    shopId,
    traits,
    now: OPENNESS_DIGITS[openness % 3] as Openness,
    late: OPENNESS_DIGITS[Math.trunc(openness / 3) % 3] as Openness,
    asked: OPENNESS_DIGITS[Math.trunc(openness / 9)] as Openness,
    metres: metres < 0 ? null : metres,
  };
}

import { RESIDENTS_RULES } from "#features/places/municipality.ts";
import { AMENITY_FILTERS } from "./amenities.ts";
import type { Listing } from "./listing.ts";
import type { ShopFacets } from "./shop-list.ts";
import { type ShopFilters, WITHIN_KM } from "./shop-query.ts";
import { SHOP_KINDS } from "./shop.ts";
import { AMENITY_BITS, bitsOf, KIND_BITS, RESIDENTS_BITS } from "./traits.ts";

export interface Sifted<Found extends Listing> {
  /** In the order they came, but with a wish for open shops those of unknown hours stand below the open ones. */
  chosen: Found[];
  /** How many of the chosen have unknown hours; 0 when nobody asked for open ones. */
  unknownHoursCount: number;
  facets: ShopFacets;
}

/**
 * Chooses the listings that meet the filters, and counts for each value of each filter how many there would be with it,
 * everything else as it is. Hours that nobody knows never take a shop out of a list (product.md section 3).
 */
export function siftListings<Found extends Listing>(
  listings: readonly Found[],
  filters: ShopFilters,
): Sifted<Found> {
  const kinds = bitsOf(KIND_BITS, filters.kinds);
  const residents = filters.residents ? RESIDENTS_BITS[filters.residents] : 0;
  const amenities = bitsOf(AMENITY_BITS, filters.amenities);
  const metres = filters.withinKm === null ? Number.POSITIVE_INFINITY : filters.withinKm * 1000;
  const [open, unknown]: [Found[], Found[]] = [[], []];
  const facets = noughts();
  for (const listing of listings) {
    const { traits } = listing;
    const isKind = kinds === 0 || (traits & kinds) !== 0;
    const isAccess = (traits & residents) === residents;
    const isEquipped = (traits & amenities) === amenities;
    const isOpen = filters.open === null || listing.asked !== "closed";
    const isNear = (listing.metres ?? 0) <= metres;
    const missed = +!isKind + +!isAccess + +!isEquipped + +!isOpen + +!isNear;
    if (missed > 1) continue;
    // A shop that misses one filter counts for the values of that filter alone, one that misses none for all.
    if (!isKind || missed === 0) count(facets.kinds, SHOP_KINDS, KIND_BITS, traits);
    if (!isAccess || missed === 0) count(facets.residents, RESIDENTS_RULES, RESIDENTS_BITS, traits);
    if (!isOpen || missed === 0) countOpen(facets, listing);
    if (!isNear || missed === 0) countNear(facets, listing);
    if (missed > 0) continue;
    count(facets.amenities, AMENITY_FILTERS, AMENITY_BITS, traits);
    (filters.open !== null && listing.asked === "unknown" ? unknown : open).push(listing);
  }
  return { chosen: open.concat(unknown), unknownHoursCount: unknown.length, facets };
}

function noughts(): ShopFacets {
  const none = <Word extends string | number>(words: readonly Word[]) =>
    Object.fromEntries(words.map((word) => [word, 0])) as Record<Word, number>;
  return {
    kinds: none(SHOP_KINDS),
    residents: none(RESIDENTS_RULES),
    amenities: none(AMENITY_FILTERS),
    open: { now: 0, late: 0 },
    withinKm: none(WITHIN_KM),
  };
}

function count<Word extends string>(
  counts: Record<Word, number>,
  words: readonly Word[],
  bits: Record<Word, number>,
  traits: number,
): void {
  for (const word of words) if ((traits & bits[word]) !== 0) counts[word] += 1;
}

function countOpen(facets: ShopFacets, { now, late }: Listing): void {
  if (now === "open") facets.open.now += 1;
  if (late === "open") facets.open.late += 1;
}

function countNear(facets: ShopFacets, { metres }: Listing): void {
  if (metres === null) return;
  for (const km of WITHIN_KM) if (metres <= km * 1000) facets.withinKm[km] += 1;
}

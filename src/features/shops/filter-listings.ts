import { RESIDENTS_RULES } from "#features/places/municipality.ts";
import type { Listing } from "./listing.ts";
import type { ShopFacets } from "./shop-list.ts";
import { type ShopFilters, WITHIN_KM } from "./shop-query.ts";
import { SHOP_KINDS } from "./shop.ts";
import {
  AMENITY_BITS,
  bitsOf,
  KIND_BITS,
  PRICE_BITS,
  PRICE_FILTERS,
  RATING_BITS,
  RATING_FILTERS,
  RESIDENTS_BITS,
} from "./traits.ts";

export interface Sifted<Found extends Listing> {
  /** In input order, but when filtered by open, shops of unknown hours come after the open ones. */
  chosen: Found[];
  /** How many of the chosen have unknown hours; 0 when not filtered by open. */
  unknownHoursCount: number;
  facets: ShopFacets;
}

/**
 * Filters listings and counts facets: for each value of each filter how many there would be with it. Unknown hours never exclude
 * a shop from a list (product.md section 3).
 */
export function filterListings<Found extends Listing>(
  listings: readonly Found[],
  filters: ShopFilters,
): Sifted<Found> {
  const kinds = bitsOf(KIND_BITS, filters.kinds);
  const residents = filters.residents ? RESIDENTS_BITS[filters.residents] : 0;
  const amenities = bitsOf(AMENITY_BITS, filters.amenities);
  const rating = filters.rating ? RATING_BITS[filters.rating] : 0;
  const price = filters.price ? PRICE_BITS[filters.price] : 0;
  const metres = filters.withinKm === null ? Number.POSITIVE_INFINITY : filters.withinKm * 1000;
  const [open, unknown]: [Found[], Found[]] = [[], []];
  const facets = noughts();
  const bitCounts = new Uint32Array(BIT_COUNT);
  for (const listing of listings) {
    const { traits } = listing;
    const isKind = kinds === 0 || (traits & kinds) !== 0;
    const isAccess = (traits & residents) === residents;
    const isEquipped = (traits & amenities) === amenities;
    const isRated = (traits & rating) === rating;
    const isPriced = (traits & price) === price;
    const isOpen = filters.open === null || listing.asked !== "closed";
    const isNear = (listing.metres ?? 0) <= metres;
    const missed = +!isKind + +!isAccess + +!isEquipped + +!isRated + +!isPriced + +!isOpen + +!isNear;
    if (missed > 1) continue;
    // A shop that misses one filter counts for the values of that filter alone, one that misses none for all.
    if (missed === 0) countBits(bitCounts, traits);
    else if (!isKind) countBits(bitCounts, traits & ALL_KINDS);
    else if (!isAccess) countBits(bitCounts, traits & ALL_RESIDENTS);
    else if (!isRated) countBits(bitCounts, traits & ALL_RATINGS);
    else if (!isPriced) countBits(bitCounts, traits & ALL_PRICES);
    if (!isOpen || missed === 0) countOpen(facets, listing);
    if (!isNear || missed === 0) countNear(facets, listing);
    if (missed > 0) continue;
    (filters.open !== null && listing.asked === "unknown" ? unknown : open).push(listing);
  }
  const counted = {
    kinds: countsOf(bitCounts, KIND_BITS),
    residents: countsOf(bitCounts, RESIDENTS_BITS),
    amenities: countsOf(bitCounts, AMENITY_BITS),
    ratings: countsOf(bitCounts, RATING_BITS),
    prices: countsOf(bitCounts, PRICE_BITS),
  };
  return {
    chosen: open.concat(unknown),
    unknownHoursCount: unknown.length,
    facets: { ...counted, ...facets },
  };
}

const BIT_COUNT = 32;
const ALL_KINDS = bitsOf(KIND_BITS, SHOP_KINDS);
const ALL_RATINGS = bitsOf(RATING_BITS, RATING_FILTERS);
const ALL_PRICES = bitsOf(PRICE_BITS, PRICE_FILTERS);
const ALL_RESIDENTS = bitsOf(RESIDENTS_BITS, RESIDENTS_RULES);

/** Iterates over the set bits: a look-up of every value would take longer than the filter itself. */
function countBits(counts: Uint32Array, bits: number): void {
  for (let left = bits; left !== 0; left &= left - 1) {
    const lowest = BIT_COUNT - 1 - Math.clz32(left & -left);
    counts[lowest] = (counts[lowest] ?? 0) + 1;
  }
}

function countsOf<Word extends string>(
  counts: Uint32Array,
  bits: Record<Word, number>,
): Record<Word, number> {
  const ofBit = (bit: number) => counts[BIT_COUNT - 1 - Math.clz32(bit)] ?? 0;
  const entries = Object.entries<number>(bits).map(([word, bit]) => [word, ofBit(bit)]);
  return Object.fromEntries(entries) as Record<Word, number>;
}

type PlainFacets = Pick<ShopFacets, "open" | "withinKm">;

function noughts(): PlainFacets {
  const withinKm = Object.fromEntries(WITHIN_KM.map((km) => [km, 0])) as ShopFacets["withinKm"];
  return { open: { now: 0, late: 0 }, withinKm };
}

function countOpen(facets: PlainFacets, { now, late }: Listing): void {
  if (now === "open") facets.open.now += 1;
  if (late === "open") facets.open.late += 1;
}

function countNear(facets: PlainFacets, { metres }: Listing): void {
  if (metres === null) return;
  for (const km of WITHIN_KM) if (metres <= km * 1000) facets.withinKm[km] += 1;
}

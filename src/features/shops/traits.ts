import { RESIDENTS_RULES, type ResidentsRule } from "#features/places/municipality.ts";
import {
  type Amenity,
  AMENITY_FILTERS,
  type AmenityFilter,
  type TriState,
  type Wheelchair,
} from "./amenities.ts";
import { SHOP_KINDS, type ShopKind } from "./shop.ts";

/**
 * The filters of a list as a bit mask, so that a thousand shops are filtered in a fraction of a millisecond. `shop_traits` in
 * db/functions/shops.sql sets the same bits; a test holds one against the other.
 */
export const KIND_BITS: Record<ShopKind, number> = bitsFrom(0, SHOP_KINDS);

/** Of the entry rule that applies: the shop's own or its municipality's. */
export const RESIDENTS_BITS: Record<ResidentsRule, number> = bitsFrom(SHOP_KINDS.length, RESIDENTS_RULES);

/** Set for a known yes only. */
export const AMENITY_BITS: Record<AmenityFilter, number> = bitsFrom(
  SHOP_KINDS.length + RESIDENTS_RULES.length,
  AMENITY_FILTERS,
);

/** So many stars or more; `?rating=` of a list. */
export const RATING_FILTERS = ["4"] as const;

export type RatingFilter = (typeof RATING_FILTERS)[number];

/** Set by `refresh_listings`, whose shop has a rating: below three reviews there is none. */
export const RATING_BITS: Record<RatingFilter, number> = bitsFrom(
  SHOP_KINDS.length + RESIDENTS_RULES.length + AMENITY_FILTERS.length,
  RATING_FILTERS,
);

/** So many euros or less; `?price=` of a list. Each bit says that of the cheapest gram, so a cheap shop has several. */
export const PRICE_FILTERS = ["6", "8", "10"] as const;

export type PriceFilter = (typeof PRICE_FILTERS)[number];

/** Set by `refresh_listings` where prices may be shown to everybody. */
export const PRICE_BITS: Record<PriceFilter, number> = bitsFrom(
  SHOP_KINDS.length + RESIDENTS_RULES.length + AMENITY_FILTERS.length + RATING_FILTERS.length,
  PRICE_FILTERS,
);

/** What the bits are made of. */
export interface TraitFacts {
  kind: ShopKind;
  /** The rule that applies: the shop's own or its municipality's. */
  residents: ResidentsRule;
  amenities: Partial<Record<Amenity, TriState>>;
  wheelchair: Wheelchair;
  terrace: TriState;
  rating: number | null;
  /** Null where there is none, or where it may not be shown to everybody. */
  lowCentsPerGram: number | null;
}

/** The bits of a shop, where there is no database that keeps them. */
export function traitsOf(shop: TraitFacts): number {
  const { kind, residents, wheelchair, terrace, rating, lowCentsPerGram } = shop;
  const states = { ...shop.amenities, wheelchair, terrace };
  const amenities = AMENITY_FILTERS.filter((word) => states[word] === "yes");
  const ratings = RATING_FILTERS.filter((stars) => rating !== null && rating >= Number(stars));
  const prices = PRICE_FILTERS.filter(
    (euros) => lowCentsPerGram !== null && lowCentsPerGram <= 100 * Number(euros),
  );
  return (
    KIND_BITS[kind] |
    RESIDENTS_BITS[residents] |
    bitsOf(AMENITY_BITS, amenities) |
    bitsOf(RATING_BITS, ratings) |
    bitsOf(PRICE_BITS, prices)
  );
}

/** All bits of some words in one number. */
export function bitsOf<Word extends string>(bits: Record<Word, number>, words: readonly Word[]): number {
  return words.reduce((sum, word) => sum | bits[word], 0);
}

function bitsFrom<Word extends string>(first: number, words: readonly Word[]): Record<Word, number> {
  return Object.fromEntries(words.map((word, index) => [word, 1 << (first + index)])) as Record<Word, number>;
}

import { RATING_FILTERS } from "#features/shops/traits.ts";
import { EFFECTS } from "../effects.ts";
import { FLAVOURS } from "../flavours.ts";
import { GRAM_BANDS, type GramBand, THC_BANDS } from "../product-bands.ts";
import type { FacetValue } from "../product-list.ts";
import type { ProductFilters } from "../product-query.ts";
import type { ProductType } from "../product-types.ts";
import { MARKETED_AS } from "../strain.ts";
import type { BitSet } from "./bit-set.ts";
import { type CountedId, countedBrands, countedCities, productsOfBrands } from "./counted-ids.ts";
import type { Place } from "./menu-index.ts";
import type { ProductIndex } from "./product-index.ts";

export interface Sieve {
  /** Null for all types. */
  type: ProductType | null;
  place: Place | null;
  filters: ProductFilters;
  /** The brands of `filters` that exist. */
  brandIds: number[];
  /** One of them is invented. */
  isOfSampleBrand: boolean;
  /** What a search finds; null when nothing is searched for. */
  matchingIds: number[] | null;
}

export interface SiftedProducts {
  chosen: BitSet;
  total: number;
  facets: Record<"effect" | "flavour" | "marketedAs" | "thc" | "gram" | "rating" | "open", FacetValue[]>;
  hasRatings: boolean;
  /** Most products first. */
  brands: CountedId[];
  cities: CountedId[];
}

const OPEN = ["now"] as const;

/** Sorting and filtering by rating mean something once this many products of a list have one. */
const ENOUGH_RATED = 10;

/**
 * Filters products and counts facets: for each value of each filter how long the list is with it. Effects, flavours, stars and
 * "open now" narrow a list down, all of them being wanted; of the other filters any value will do. Values that would change nothing or
 * leave nothing are not offered. In the list of a place, its shops alone decide what is open and what a gram costs.
 */
export function filterProducts(memory: ProductIndex, sieve: Sieve): SiftedProducts {
  const { filters, brandIds, place } = sieve;
  const base = baseOf(memory, sieve);
  const having = (facet: string) => (value: string) => havingIn(memory, place, facet, value);
  const stars = filters.rating ? [filters.rating] : [];
  const brands = productsOfBrands(memory, base, brandIds);
  const parts = {
    effect: all(filters.effects.map(having("effect"))),
    flavour: all(filters.flavours.map(having("flavour"))),
    marketedAs: any(filters.marketedAs.map(having("marketedAs"))),
    thc: any(filters.thc.map(having("thc"))),
    gram: any(filters.gram.map(having("gram"))),
    rating: all(stars.map(having("rating"))),
    open: filters.isOpenNow ? memory.menus.openIn(place) : null,
    brand: brandIds.length > 0 ? brands : null,
  };
  type Facet = keyof typeof parts;
  const without = (...left: Facet[]) =>
    Object.entries(parts).reduce(
      (rest, [facet, part]) => (part && !left.includes(facet as Facet) ? rest.and(part) : rest),
      base,
    );
  const chosen = without();
  const total = chosen.count;
  const hasRatings = base.countWith(memory.having("rated", "yes")) >= ENOUGH_RATED;

  function narrowing(
    facet: "effect" | "flavour" | "rating" | "open",
    values: readonly string[],
    asked: readonly string[],
  ) {
    if (total === 0 && asked.length === 0) return [];
    return values.flatMap((value): FacetValue[] => {
      if (!asked.includes(value)) return offered({ value, count: chosen.countWith(having(facet)(value)) });
      const rest = all(asked.filter((other) => other !== value).map(having(facet)));
      const others = without(facet);
      return [{ value, count: rest ? others.countWith(rest) : others.count, isChosen: true }];
    });
  }

  function widening(
    facet: "marketedAs" | "thc" | "gram",
    values: readonly string[],
    asked: readonly string[],
  ) {
    if (total === 0 && asked.length === 0) return [];
    const others = parts[facet] ? without(facet) : chosen;
    return values.flatMap((value): FacetValue[] => {
      const own = others.countWith(having(facet)(value));
      if (!asked.includes(value)) return offered({ value, count: own, added: asked.length > 0 ? total : 0 });
      return [{ value, count: asked.length > 1 ? total - own : others.count, isChosen: true }];
    });
  }

  return {
    chosen,
    total,
    facets: {
      effect: narrowing("effect", EFFECTS, filters.effects),
      flavour: narrowing("flavour", FLAVOURS, filters.flavours),
      marketedAs: widening("marketedAs", MARKETED_AS, filters.marketedAs),
      thc: widening("thc", THC_BANDS, filters.thc),
      gram: widening("gram", GRAM_BANDS, filters.gram),
      rating: narrowing("rating", hasRatings ? RATING_FILTERS : stars, stars),
      open: narrowing("open", OPEN, filters.isOpenNow ? OPEN : []),
    },
    hasRatings,
    brands: countedBrands(memory, parts.brand ? without("brand") : chosen, { brandIds, total }),
    cities: place ? [] : countedCities(memory, without("gram", "open"), filters),
  };
}

/** Samples are sold in their own town only, and are in no other list but that of their brand. */
function baseOf(memory: ProductIndex, { type, place, isOfSampleBrand, matchingIds }: Sieve): BitSet {
  const all = place ? memory.menus.in(place).slots : isOfSampleBrand ? memory.all : memory.real;
  const base = type ? all.and(memory.having("type", type)) : all;
  return matchingIds ? base.and(memory.slotsOf(matchingIds)) : base;
}

function havingIn(memory: ProductIndex, place: Place | null, facet: string, value: string): BitSet {
  if (facet === "open") return memory.menus.openIn(place);
  if (facet === "gram" && place) return memory.menus.in(place).costing(value as GramBand);
  return memory.having(facet, value);
}

/** Null without a filter. */
function all(sets: BitSet[]): BitSet | null {
  return sets.length > 0 ? sets.reduce((rest, set) => rest.and(set)) : null;
}

function any(sets: BitSet[]): BitSet | null {
  return sets.length > 0 ? sets.reduce((rest, set) => rest.or(set)) : null;
}

/** A value that adds nothing is not offered. */
function offered({
  value,
  count,
  added = 0,
}: {
  value: string;
  count: number;
  added?: number;
}): FacetValue[] {
  return count === 0 ? [] : [{ value, count: count + added, isChosen: false }];
}

import type { ResidentsRule } from "#features/places/municipality.ts";
import type { AmenityFilter } from "./amenities.ts";
import type { ShopCard, ShopKind } from "./shop.ts";

/** For each value how many shops the list would have with it, everything else as it is. */
export interface ShopFacets {
  kinds: Record<ShopKind, number>;
  residents: Record<ResidentsRule, number>;
  amenities: Record<AmenityFilter, number>;
}

/** One page of a filtered list. */
export interface ShopList {
  items: ShopCard[];
  /** On all pages together. */
  total: number;
  /** The page shown: the last one when a later one was asked for. From 1. */
  page: number;
  pageCount: number;
  facets: ShopFacets;
}

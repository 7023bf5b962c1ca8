import type { ResidentsRule } from "#features/places/municipality.ts";
import type { AmenityFilter } from "./amenities.ts";
import type { WithinKm } from "./shop-query.ts";
import type { ShopCard, ShopKind } from "./shop.ts";
import type { PriceFilter, RatingFilter } from "./traits.ts";

/** The facet counts: for each value how many shops the list would have with it, everything else unchanged. */
export interface ShopFacets {
  kinds: Record<ShopKind, number>;
  residents: Record<ResidentsRule, number>;
  amenities: Record<AmenityFilter, number>;
  /** With so many stars or more. */
  ratings: Record<RatingFilter, number>;
  /** With a gram for so many euros or less. */
  prices: Record<PriceFilter, number>;
  open: { now: number; late: number };
  /** All zero in a list without a point. */
  withinKm: Record<WithinKm, number>;
}

/** One page of a filtered list. */
export interface ShopList<Item = ShopCard> {
  items: Item[];
  /** On all pages together. */
  total: number;
  /** How many of these have unknown hours, when filtered by open; they are below the open ones. */
  unknownHoursCount: number;
  /** The page shown: the last one when a later one was requested. From 1. */
  page: number;
  pageCount: number;
  facets: ShopFacets;
}

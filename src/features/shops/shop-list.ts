import type { ResidentsRule } from "#features/places/municipality.ts";
import type { AmenityFilter } from "./amenities.ts";
import type { WithinKm } from "./shop-query.ts";
import type { ShopCard, ShopKind } from "./shop.ts";

/** For each value how many shops the list would have with it, everything else as it is. */
export interface ShopFacets {
  kinds: Record<ShopKind, number>;
  residents: Record<ResidentsRule, number>;
  amenities: Record<AmenityFilter, number>;
  open: { now: number; late: number };
  /** All noughts in a list that starts from no place. */
  withinKm: Record<WithinKm, number>;
}

/** One page of a filtered list. */
export interface ShopList<Item = ShopCard> {
  items: Item[];
  /** On all pages together. */
  total: number;
  /** Of these so many whose hours nobody knows, when open ones were asked for; they stand below the open ones. */
  unknownHoursCount: number;
  /** The page shown: the last one when a later one was asked for. From 1. */
  page: number;
  pageCount: number;
  facets: ShopFacets;
}

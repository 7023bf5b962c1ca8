import type { ProductCard } from "./product.ts";

/** One value of a facet, offered because it changes the list. */
export interface FacetValue<Value extends string = string> {
  value: Value;
  /** The count: how long the list is with this value added; for a chosen one: with it removed. */
  count: number;
  isChosen: boolean;
}

export interface NamedFacetValue extends FacetValue {
  name: string;
}

/** The facets: for each filter the values worth offering, and those that are chosen. */
export interface ProductFacets {
  effect: FacetValue[];
  flavour: FacetValue[];
  marketedAs: FacetValue[];
  thc: FacetValue[];
  gram: FacetValue[];
  /** So many stars or more; offered only where enough products have a rating. */
  rating: FacetValue[];
  /** One value: `now`. */
  open: FacetValue[];
  /** By slug, most products first. */
  brand: NamedFacetValue[];
  /** By slug, most products first; in a list of one city none. */
  city: NamedFacetValue[];
}

/** One page of a filtered list. */
export interface ProductList {
  items: ProductCard[];
  /** On all pages together. */
  total: number;
  /** The page shown: the last one when a later one was requested. From 1. */
  page: number;
  pageCount: number;
  facets: ProductFacets;
  /** Enough products of the list without its filters have a rating, so it can be sorted by it. */
  hasRatings: boolean;
  /** Requested brands that do not exist. */
  unknownBrands: string[];
}

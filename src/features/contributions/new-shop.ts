import { distanceMetres, type Point } from "#platform/geo/geo.ts";
import type { ChangedField } from "./change.ts";

/** Without them there is no shop to add. */
export const NEEDED_OF_NEW_SHOP: readonly ChangedField[] = ["name", "kind", "street", "houseNumber", "city"];

/** Where a shop that is missing seems to be. */
export interface PlaceOfNewShop {
  guess: Point;
  /** Of its city. */
  centre: Point;
}

/** The largest city reaches about as far from its middle. */
export const MOST_KM_FROM_CITY = 15;

export function isNearCity(location: Point, centre: Point): boolean {
  return distanceMetres(location, centre) <= MOST_KM_FROM_CITY * 1000;
}

import type { MapPlace, MapPoint } from "#ui/map/map-point.ts";
import type { Point } from "#platform/geo/geo.ts";
import { type Pin, PIN_RANKS } from "../../pin.ts";

/** A city whose name the outline of the country carries; the larger ones are written from further away. */
export interface MapCity extends Point {
  name: string;
  /** Inhabitants, or anything else that grows with how well a place is known. */
  size: number;
}

/** How many cities, the largest first, are written from each height on; the others only from close by. */
const TIER_ENDS = [8, 32, 110];

/**
 * Pins as points of a map. The name of a picture says all that shops-map-images.ts needs to draw them.
 *
 * @param isOpenWanted only open shops were asked for: others are shown besides
 */
export function pointsOf(pins: readonly Pin[], isOpenWanted = false): MapPoint[] {
  return pins.map(({ id, name, openness, isSample, longitude, latitude }) => {
    const image = `${openness}/${isSample ? "sample" : "real"}`;
    const isLit = openness === "open";
    const rank = PIN_RANKS[openness];
    return { id, longitude, latitude, name, image, rank, isLit, isFaint: isOpenWanted && !isLit };
  });
}

export function placesOf(cities: readonly MapCity[]): MapPlace[] {
  const largestFirst = cities.toSorted((a, b) => b.size - a.size);
  return largestFirst.map(({ name, longitude, latitude }, index) => {
    const tier = TIER_ENDS.findIndex((end) => index < end);
    return { name, longitude, latitude, tier: tier === -1 ? TIER_ENDS.length : tier };
  });
}

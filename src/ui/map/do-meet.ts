import type { MapBounds } from "./map-point.ts";

/** Whether two parts of a map have some of it in common. */
export function doMeet(one: MapBounds, other: MapBounds): boolean {
  return one[0] <= other[2] && other[0] <= one[2] && one[1] <= other[3] && other[1] <= one[3];
}

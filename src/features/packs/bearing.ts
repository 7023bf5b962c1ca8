import type { Point } from "#platform/geo/geo.ts";

/** The eight winds, clockwise from the north. */
export const WINDS = [
  "north",
  "northEast",
  "east",
  "southEast",
  "south",
  "southWest",
  "west",
  "northWest",
] as const;

export type Wind = (typeof WINDS)[number];

/** Which wind a place lies in, seen from another. At the size of a town the earth is flat. */
export function windOf(from: Point, to: Point): Wind {
  const shrink = Math.cos((from.latitude * Math.PI) / 180);
  const turn = Math.atan2((to.longitude - from.longitude) * shrink, to.latitude - from.latitude);
  const eighth = Math.round((turn / (2 * Math.PI)) * WINDS.length);
  return WINDS[(eighth + WINDS.length) % WINDS.length] ?? "north";
}

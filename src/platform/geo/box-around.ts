import { type Bbox, roundedBbox } from "./bbox.ts";
import { METRES_PER_DEGREE, type Point } from "./geo.ts";

/** The part of a map that reaches so far from a point in each direction. */
export function boxAround({ latitude, longitude }: Point, metres: number): Bbox {
  const north = metres / METRES_PER_DEGREE;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  return roundedBbox([longitude - east, latitude - north, longitude + east, latitude + north]);
}

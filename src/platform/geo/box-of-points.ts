import { type Bbox, roundedBbox } from "./bbox.ts";
import { boxAround } from "./box-around.ts";
import type { Point } from "./geo.ts";

/** So many points, of which outliers are left out. */
const MANY = 20;
/** What is left out at each side then. */
const OUTLIERS = 0.04;

/**
 * The part of a map on which points lie, and so much around each; of many points the few that lie far from the rest are left out,
 * or a town would be small in the middle of its suburbs. Null without points.
 */
export function boxOfPoints(points: readonly Point[], metresAround: number): Bbox | null {
  if (points.length === 0) return null;
  const boxes = points.map((point) => boxAround(point, metresAround));
  const left = points.length < MANY ? 0 : Math.floor(points.length * OUTLIERS);
  const [west, south, east, north] = [0, 1, 2, 3].map((side) =>
    boxes.map((box) => box[side] ?? 0).toSorted((a, b) => a - b),
  ) as [number[], number[], number[], number[]];
  const last = points.length - 1 - left;
  return roundedBbox([west[left] ?? 0, south[left] ?? 0, east[last] ?? 0, north[last] ?? 0]);
}

/** The point in the middle of a part of a map. */
export function middleOf([west, south, east, north]: Bbox): Point {
  return { longitude: (west + east) / 2, latitude: (south + north) / 2 };
}

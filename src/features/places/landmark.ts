import type { Point } from "#platform/geo/geo.ts";

/** What people stand at when they look for a shop. */
export const LANDMARK_KINDS = [
  "street",
  "square",
  "sight",
  "neighbourhood",
  "canal",
  "park",
  "station",
  "airport",
] as const;

export type LandmarkKind = (typeof LANDMARK_KINDS)[number];

/** A point that a list can be measured from: `?from={slug}`. */
export interface Landmark extends Point {
  slug: string;
  /** As it is written on the spot; it has no other names in other languages. */
  name: string;
}

import type { Point } from "#platform/geo/geo.ts";
import type { ChangedValue } from "./change.ts";

/** Of a shop, where it is on the map. */
export function isPlace(value: ChangedValue | undefined): value is Point {
  return typeof value === "object" && value !== null && "latitude" in value;
}

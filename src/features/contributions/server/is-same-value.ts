import { distanceMetres } from "#platform/geo/geo.ts";
import type { ChangedValue } from "../change.ts";
import { isPlace } from "../is-place.ts";

/** A place is the same within a metre or two. */
export function isSameValue(one: ChangedValue | undefined, other: ChangedValue | undefined): boolean {
  if (isPlace(one) && isPlace(other)) return distanceMetres(one, other) < 2;
  return JSON.stringify(one) === JSON.stringify(other);
}

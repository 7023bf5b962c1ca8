import type { Position } from "./clip.ts";

const DEGREE = Math.PI / 180;

/**
 * Where a place lies on a map (Web Mercator, as MapLibre draws it), in degrees of longitude: eastwards as it was, northwards
 * the more stretched the further from the equator, so that small shapes keep their form.
 */
export function projected([longitude, latitude]: Position): Position {
  return [longitude, Math.log(Math.tan(Math.PI / 4 + (latitude * DEGREE) / 2)) / DEGREE];
}

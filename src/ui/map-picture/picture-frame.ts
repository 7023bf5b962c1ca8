import type { MapBounds } from "../map/map-point.ts";
import type { Position, Window } from "./clip.ts";
import { projected } from "./mercator.ts";

/** Units of the picture along the longer side of what it is about: finer than the pixels it is shown in. */
const UNITS = 1000;

/** What a picture reaches beyond what it is about, in its sizes: the frames on a page are wide, tall or shallow. */
const REACH = 3;

/** Which part of a map a picture is about, and how places on it become places of the picture. */
export interface PictureFrame {
  unitsPerDegree: number;
  /** What can be seen in some frame of a page, on the projected map. */
  window: Window;
  /** From the projected map to the picture, whose y grows downwards; in whole units. */
  place: (at: Position) => Position;
}

export function pictureFrame([west, south, east, north]: MapBounds): PictureFrame {
  const [left, bottom] = projected([west, south]);
  const [right, top] = projected([east, north]);
  const longer = Math.max(right - left, top - bottom);
  const scale = UNITS / longer;
  const reach = REACH * longer;
  return {
    unitsPerDegree: scale,
    window: { west: left - reach, south: bottom - reach, east: right + reach, north: top + reach },
    place: ([x, y]) => [Math.round((x - left) * scale), Math.round((top - y) * scale)],
  };
}

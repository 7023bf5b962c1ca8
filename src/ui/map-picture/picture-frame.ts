import type { MapBounds } from "../map/map-point.ts";
import type { Position, Window } from "./clip.ts";
import { projected } from "./mercator.ts";

/** Units of the picture along the longer side of what it is about: finer than the pixels it is shown in. */
const UNITS = 1000;

/** How a map begins: with all of these bounds, or with a point in the middle at a zoom. */
export type PictureView = MapBounds | { longitude: number; latitude: number; zoom: number };

/** Which part of a map a picture is about, and how places on it become places of the picture. */
export interface PictureFrame {
  unitsPerDegree: number;
  /** What the picture is about, on the projected map. */
  about: Window;
  /** From the projected map to the picture, whose y grows downwards; in whole units. */
  place: (at: Position) => Position;
}

export function pictureFrame(view: PictureView): PictureFrame {
  const about = "zoom" in view ? aroundSpot(view) : windowOf(view);
  const { west, north } = about;
  const scale = UNITS / longerSide(about);
  return {
    unitsPerDegree: scale,
    about,
    place: ([x, y]) => [Math.round((x - west) * scale), Math.round((north - y) * scale)],
  };
}

/** What can be seen in some frame of a page: the frames are wide, tall or shallow. */
export function reachOf(about: Window, sizes: number): Window {
  const { west, south, east, north } = about;
  const reach = sizes * longerSide(about);
  return { west: west - reach, south: south - reach, east: east + reach, north: north + reach };
}

export function longerSide({ west, south, east, north }: Window): number {
  return Math.max(east - west, north - south);
}

/** As many pixels to a degree as MapLibre draws. */
export function pixelsPerDegree(zoom: number): number {
  return (512 * 2 ** zoom) / 360;
}

function windowOf([westernmost, southernmost, easternmost, northernmost]: MapBounds): Window {
  const [west, south] = projected([westernmost, southernmost]);
  const [east, north] = projected([easternmost, northernmost]);
  return { west, south, east, north };
}

function aroundSpot({
  longitude,
  latitude,
  zoom,
}: Exclude<PictureView, MapBounds> & { zoom: number }): Window {
  const [x, y] = projected([longitude, latitude]);
  const half = UNITS / 2 / pixelsPerDegree(zoom);
  return { west: x - half, south: y - half, east: x + half, north: y + half };
}

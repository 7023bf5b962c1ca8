import { projected } from "../map-picture/mercator.ts";
import type { MapRoom } from "./map-point.ts";

/** Closer than this the street is seen and not the neighbourhood. */
export const FIT_MAX_ZOOM = 16;

/** The width of the world at zoom 0, in px. */
const WORLD = 512;
/** Around what is fitted, in px: a picture stands above its point and is as wide as a finger. */
const [AIR, PICTURE_HEIGHT] = [22, 40];
/** Of a low map no more than a share of what is left is air. */
const AIR_SHARE = 1 / 8;
/** What the map's own buttons take at its edge, in px, and of a low map at most. */
const [BUTTONS, BUTTONS_SHARE] = [60, 0.6];
/** Where they stand in a row below instead of in a column beside (map.module.css). */
const HAS_ROW = "(max-height: 820px) and (max-width: 767px)";
const FEW_REM = 17;

interface Place {
  longitude: number;
  latitude: number;
}

interface Size {
  width: number;
  height: number;
}

/** Where the buttons of a map stand, what floats over them aside. */
export function areButtonsInRow(): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return matchMedia(HAS_ROW).matches || innerWidth < FEW_REM * rem;
}

/** Between the edges of what is free of a map and the points that are put into it: pictures, and the map's own buttons. */
export function airAround({ width, height }: Size, isInRow: boolean): MapRoom {
  const across = Math.min(AIR, width * AIR_SHARE);
  const along = Math.min(AIR, height * AIR_SHARE);
  return {
    top: Math.min(PICTURE_HEIGHT, height * AIR_SHARE),
    right: across + (isInRow ? 0 : Math.min(BUTTONS, width * BUTTONS_SHARE)),
    bottom: along + (isInRow ? Math.min(BUTTONS, height * BUTTONS_SHARE) : 0),
    left: across,
  };
}

/**
 * The point and the zoom that put all points into the middle of so much room; of a single point as close as `most`.
 * @param least at least so close, whether all of them fit or not
 */
export function fitOf(
  points: readonly Place[],
  { width, height }: Size,
  { least, most }: { least: number; most: number },
): Place & { zoom: number } {
  const spots = points.map(({ longitude, latitude }) => projected([longitude, latitude]));
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const across = ((east - west) / 360) * WORLD;
  const along = ((north - south) / 360) * WORLD;
  const fitting = Math.log2(Math.min(width / across, height / along));
  const turn = (((south + north) / 2) * Math.PI) / 180;
  return {
    longitude: (west + east) / 2,
    latitude: (Math.atan(Math.sinh(turn)) * 180) / Math.PI,
    zoom: Math.min(most, Math.max(least, fitting)),
  };
}

import { LngLat, type Map as MapLibre } from "maplibre-gl";
import type { MapBounds, MapRoom } from "./map-point.ts";

export const NO_ROOM_TAKEN: MapRoom = { top: 0, right: 0, bottom: 0, left: 0 };

export function isSameRoom(a: Partial<MapRoom>, b: MapRoom): boolean {
  return (["top", "right", "bottom", "left"] as const).every((edge) => (a[edge] ?? 0) === b[edge]);
}

/** What is seen of a map between what floats over its edges. */
export function seenBounds(map: MapLibre): MapBounds {
  const { top = 0, right = 0, bottom = 0, left = 0 } = map.getPadding();
  const { clientWidth, clientHeight } = map.getContainer();
  const northWest = map.unproject([left, top]);
  const southEast = map.unproject([clientWidth - right, clientHeight - bottom]);
  return [northWest.lng, southEast.lat, southEast.lng, northWest.lat];
}

/** Whether two parts of a map have some of it in common. */
export function doMeet(one: MapBounds, other: MapBounds): boolean {
  return one[0] <= other[2] && other[0] <= one[2] && one[1] <= other[3] && other[1] <= one[3];
}

/** The size of what is left free between them. */
export function freeOf(map: MapLibre): { width: number; height: number } {
  const { top = 0, bottom = 0, left = 0, right = 0 } = map.getPadding();
  const { clientWidth, clientHeight } = map.getContainer();
  return { width: Math.max(0, clientWidth - left - right), height: Math.max(0, clientHeight - top - bottom) };
}

/** The centre of the part of a map that other things would leave free. */
export function centreWithin(map: MapLibre, { top, right, bottom, left }: MapRoom): LngLat {
  const { clientWidth, clientHeight } = map.getContainer();
  return map.unproject([(left + clientWidth - right) / 2, (top + clientHeight - bottom) / 2]);
}

/** By how much a point must move to be clear of what floats over the edges, in px; in the middle where both edges are too close. */
export function stepClear(
  map: MapLibre,
  { longitude, latitude }: { longitude: number; latitude: number },
  { top, right, bottom, left }: MapRoom,
): [number, number] {
  const { clientWidth, clientHeight } = map.getContainer();
  const { x, y } = map.project(new LngLat(longitude, latitude));
  return [x - within(x, left, clientWidth - right), y - within(y, top, clientHeight - bottom)];
}

function within(value: number, least: number, most: number): number {
  if (least > most) return (least + most) / 2;
  return Math.min(most, Math.max(least, value));
}

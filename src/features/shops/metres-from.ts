import { METRES_PER_DEGREE, type Point } from "#platform/geo/geo.ts";

/** Flat, with the degrees of longitude of the asker's latitude: good to half a percent within a country, and cheap. */
export function metresFrom(point: Point): (shop: Point) => number {
  const shrink = Math.cos((point.latitude * Math.PI) / 180);
  return ({ latitude, longitude }) =>
    Math.round(
      METRES_PER_DEGREE * Math.hypot(latitude - point.latitude, (longitude - point.longitude) * shrink),
    );
}

export interface Point {
  latitude: number;
  longitude: number;
}

/** A box around the European Netherlands, in degrees. The database refuses what lies outside it (`in_country`). */
export const COUNTRY_BOX = { south: 50.7, north: 53.7, west: 3.2, east: 7.3 } as const;

export function isInCountry({ latitude, longitude }: Point): boolean {
  const { south, north, west, east } = COUNTRY_BOX;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** Whether a point outside the country would lie inside it with latitude and longitude exchanged. */
export function looksSwapped({ latitude, longitude }: Point): boolean {
  const swapped = { latitude: longitude, longitude: latitude };
  return !isInCountry({ latitude, longitude }) && isInCountry(swapped);
}

/** Mean radius of the earth (IUGG). */
const EARTH_RADIUS_METRES = 6_371_008.8;

/** Of latitude anywhere, and of longitude on the equator. */
export const METRES_PER_DEGREE = (EARTH_RADIUS_METRES * Math.PI) / 180;

/** Great-circle distance (haversine); at the size of a country it errs by less than half a percent. */
export function distanceMetres(from: Point, to: Point): number {
  const latitudeStep = radians(to.latitude - from.latitude);
  const longitudeStep = radians(to.longitude - from.longitude);
  const half =
    Math.sin(latitudeStep / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitudeStep / 2) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(half)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

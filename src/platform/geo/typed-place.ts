import type { Point } from "./geo.ts";

/** A place as people type it, in degrees. */
export type TypedPlace = Record<keyof Point, string>;

export function typedPlaceOf({ latitude, longitude }: Point): TypedPlace {
  return { latitude: String(latitude), longitude: String(longitude) };
}

/** Null for what is no number. A decimal comma will do. */
export function placeTyped(typed: TypedPlace): Point | null {
  const [latitude, longitude] = [degrees(typed.latitude), degrees(typed.longitude)];
  return Number.isNaN(latitude + longitude) ? null : { latitude, longitude };
}

/** Where a mistake is to be told: at what is no number, else at the first. */
export function doubtfulDegrees({ latitude, longitude }: TypedPlace): keyof Point {
  return Number.isNaN(degrees(longitude)) && !Number.isNaN(degrees(latitude)) ? "longitude" : "latitude";
}

function degrees(text: string): number {
  const plain = text.trim().replace(",", ".");
  return plain === "" ? Number.NaN : Number(plain);
}

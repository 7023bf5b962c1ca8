import { COUNTRY_BOX } from "./geo.ts";

/** West, south, east, north, in degrees, rounded to 4 decimals (eleven metres): what a map shows. */
export type Bbox = readonly [west: number, south: number, east: number, north: number];

export const WHOLE_COUNTRY: Bbox = [COUNTRY_BOX.west, COUNTRY_BOX.south, COUNTRY_BOX.east, COUNTRY_BOX.north];

/** As it stands in an address: 4 decimals at most, no trailing zeros. */
export function writeBbox(box: Bbox): string {
  return roundedBbox(box).join(",");
}

/** Rounded so that a tiny difference in position gives the same address. */
export function roundedBbox([west, south, east, north]: Bbox): Bbox {
  return [rounded(west), rounded(south), rounded(east), rounded(north)];
}

function rounded(degrees: number): number {
  // Not -0, which would be written as 0 and read as another.
  return Math.round(degrees * 10_000) / 10_000 || 0;
}

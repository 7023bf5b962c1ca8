import { type Bbox, roundedBbox } from "./bbox.ts";
import { COUNTRY_BOX } from "./geo.ts";

// Apart from bbox.ts, so that pages which only link to the map do not load it.

/** How far a box may reach beyond the country's: a map of all of it shows some of the sea and the neighbours too. */
const MARGIN_DEGREES = 1;
const WIDEST: Bbox = [
  COUNTRY_BOX.west - MARGIN_DEGREES,
  COUNTRY_BOX.south - MARGIN_DEGREES,
  COUNTRY_BOX.east + MARGIN_DEGREES,
  COUNTRY_BOX.north + MARGIN_DEGREES,
];
const NUMBER = /^-?\d{1,3}(?:\.\d{1,15})?$/;

/**
 * The box of a query such as `4.85,52.35,4.93,52.39`. Null for anything but four plain decimals, for a box that is empty or the
 * wrong way round, and for one that reaches more than a degree beyond the country on any side: it would match everything.
 */
export function readBbox(text: string | null | undefined): Bbox | null {
  const written = text?.split(",") ?? [];
  if (written.length !== 4 || !written.every((part) => NUMBER.test(part))) return null;
  const [west = 0, south = 0, east = 0, north = 0] = written.map(Number);
  const box = roundedBbox([west, south, east, north]);
  return box[0] < box[2] && box[1] < box[3] && isNearCountry(box) ? box : null;
}

/** What of a map an address can name: a map may show more of the neighbours than `readBbox` takes. */
export function namedBbox([west, south, east, north]: Bbox): Bbox {
  const [leastWest, leastSouth, mostEast, mostNorth] = WIDEST;
  return roundedBbox([
    Math.max(west, leastWest),
    Math.max(south, leastSouth),
    Math.min(east, mostEast),
    Math.min(north, mostNorth),
  ]);
}

/** Points on the edge are inside. */
export function isInBbox(
  [west, south, east, north]: Bbox,
  { latitude, longitude }: { latitude: number; longitude: number },
): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

function isNearCountry([west, south, east, north]: Bbox): boolean {
  const [leastWest, leastSouth, mostEast, mostNorth] = roundedBbox(WIDEST);
  return west >= leastWest && south >= leastSouth && east <= mostEast && north <= mostNorth;
}

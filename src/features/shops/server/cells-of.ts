import type { Bbox } from "#platform/geo/bbox.ts";
import { COUNTRY_BOX } from "#platform/geo/geo.ts";

const PER_DEGREE = 10;
const ROW_STEP = 10_000;
/** With more cells a scan of the whole country is faster. */
const MOST_CELLS = 200;

/** The values of `cell` in `shop_listing` that a box touches (db/migrations/0006_listings.sql); null for too many. */
export function cellsOf([west, south, east, north]: Bbox): number[] | null {
  const rows = steps(Math.max(south, COUNTRY_BOX.south), Math.min(north, COUNTRY_BOX.north));
  const columns = steps(Math.max(west, COUNTRY_BOX.west), Math.min(east, COUNTRY_BOX.east));
  if (rows.length * columns.length > MOST_CELLS) return null;
  return rows.flatMap((row) => columns.map((column) => row * ROW_STEP + column));
}

function steps(from: number, to: number): number[] {
  const first = Math.floor(from * PER_DEGREE);
  const count = Math.floor(to * PER_DEGREE) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => first + index);
}

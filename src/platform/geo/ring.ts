import { isInCountry } from "./geo.ts";

/** In the order of GeoJSON. */
export type Corner = readonly [longitude: number, latitude: number];

/** An area without holes, as GeoJSON has it: one ring of corners, whose last is its first. */
export interface Area {
  type: "Polygon";
  coordinates: Corner[][];
}

export const MOST_CORNERS = 500;

export type RingTrouble =
  | "unreadable"
  | "severalAreas"
  | "notClosed"
  | "fewCorners"
  | "manyCorners"
  | "abroad"
  | "crossesItself";

/** What is wrong with a ring of corners; null for one that is around an area of the country. */
export function ringTrouble(ring: readonly Corner[]): RingTrouble | null {
  const [first, last] = [ring[0], ring.at(-1)];
  if (!first || !last || !isSame(first, last)) return "notClosed";
  if (ring.length < 4) return "fewCorners";
  if (ring.length > MOST_CORNERS + 1) return "manyCorners";
  if (!ring.every(([longitude, latitude]) => isInCountry({ latitude, longitude }))) return "abroad";
  return crossesItself(ring) ? "crossesItself" : null;
}

const isSame = (one: Corner, other: Corner) => one[0] === other[0] && one[1] === other[1];

function crossesItself(ring: readonly Corner[]): boolean {
  const sides = ring.slice(1).map((end, place) => [ring[place] as Corner, end] as const);
  return sides.some((one, place) =>
    sides.slice(place + 1).some((other, further) => {
      const isNext = further === 0;
      const isAround = place === 0 && further === sides.length - 2;
      return !isNext && !isAround && doMeet(one, other);
    }),
  );
}

type Side = readonly [Corner, Corner];

function doMeet([a, b]: Side, [c, d]: Side): boolean {
  const [ofC, ofD, ofA, ofB] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (ofC !== ofD && ofA !== ofB) return true;
  return (
    (ofC === 0 && isWithin(a, b, c)) ||
    (ofD === 0 && isWithin(a, b, d)) ||
    (ofA === 0 && isWithin(c, d, a)) ||
    (ofB === 0 && isWithin(c, d, b))
  );
}

/** To which side of the line from one corner to another a third lies. */
function turn(from: Corner, to: Corner, corner: Corner): number {
  return Math.sign((to[0] - from[0]) * (corner[1] - from[1]) - (to[1] - from[1]) * (corner[0] - from[0]));
}

function isWithin(one: Corner, other: Corner, corner: Corner): boolean {
  return [0, 1].every((axis) => {
    const [a, b, c] = [one[axis] as number, other[axis] as number, corner[axis] as number];
    return c >= Math.min(a, b) && c <= Math.max(a, b);
  });
}

/** Some ten centimetres. */
const DECIMALS = 6;

/** Corners as people type them, a line each: latitude and longitude in degrees. The last, which is the first again, goes without saying. */
export function cornersText({ coordinates }: Area): string {
  return textOfCorners((coordinates[0] ?? []).slice(0, -1));
}

/** The same of corners that are around no area yet. */
export function textOfCorners(corners: readonly Corner[]): string {
  return corners
    .map((corner) => corner.map((degrees) => Number(degrees.toFixed(DECIMALS))))
    .map(([longitude, latitude]) => `${latitude}, ${longitude}`)
    .join("\n");
}

/** The corners of such lines, however few; null where a line is none. */
export function cornersTyped(text: string): Corner[] | null {
  const read = cornersOfLines(text);
  if (!("corners" in read)) return null;
  const { corners } = read;
  const [first, last] = [corners[0], corners.at(-1)];
  return first && last && corners.length > 1 && isSame(first, last) ? corners.slice(0, -1) : corners;
}

type ReadArea = { area: Area } | { trouble: RingTrouble; line?: number };

/** The area around typed corners, or of pasted GeoJSON: a Polygon, a Feature with one, or a collection of one. */
export function readArea(text: string): ReadArea {
  const read = text.trimStart().startsWith("{") ? ringOfGeoJson(text) : ringOfLines(text);
  if (!("ring" in read)) return read;
  const ring = read.ring.map(([longitude, latitude]): Corner => [
    Number(longitude.toFixed(DECIMALS)),
    Number(latitude.toFixed(DECIMALS)),
  ]);
  const trouble = ringTrouble(ring);
  return trouble ? { trouble } : { area: { type: "Polygon", coordinates: [ring] } };
}

type ReadRing = { ring: Corner[] } | { trouble: RingTrouble; line?: number };

/** West of Greenwich is abroad, but a corner. */
const CORNER = /^(\d{1,2}(?:\.\d+)?)[\s,;]+(-?\d{1,2}(?:\.\d+)?)$/;

function cornersOfLines(text: string): { corners: Corner[] } | { trouble: "unreadable"; line: number } {
  const lines = text.split("\n").map((line) => line.trim());
  const corners: Corner[] = [];
  for (const [place, line] of lines.entries()) {
    if (line === "") continue;
    const [, latitude, longitude] = CORNER.exec(line) ?? [];
    if (latitude === undefined) return { trouble: "unreadable", line: place + 1 };
    corners.push([Number(longitude), Number(latitude)]);
  }
  return { corners };
}

function ringOfLines(text: string): ReadRing {
  const read = cornersOfLines(text);
  if (!("corners" in read)) return read;
  const { corners } = read;
  const [first, last] = [corners[0], corners.at(-1)];
  if (first && last && (corners.length === 1 || !isSame(first, last))) corners.push(first);
  return corners.length < 4 ? { trouble: "fewCorners" } : { ring: corners };
}

interface GeoJson {
  type?: unknown;
  features?: unknown;
  geometry?: unknown;
  coordinates?: unknown;
}

function ringOfGeoJson(text: string): ReadRing {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { trouble: "unreadable" };
  }
  return ringWithin(json as GeoJson);
}

function ringWithin(json: GeoJson | null): ReadRing {
  const inside = (list: unknown, of: (one: never) => ReadRing): ReadRing => {
    if (!Array.isArray(list) || list.length === 0) return { trouble: "unreadable" };
    return list.length === 1 ? of(list[0] as never) : { trouble: "severalAreas" };
  };
  const ofRing = (ring: unknown): ReadRing =>
    Array.isArray(ring) && ring.every(isCorner)
      ? { ring: ring.map(([longitude, latitude]: Corner): Corner => [longitude, latitude]) }
      : { trouble: "unreadable" };
  if (json?.type === "FeatureCollection") return inside(json.features, ringWithin);
  if (json?.type === "Feature") return ringWithin(json.geometry as GeoJson | null);
  if (json?.type === "Polygon") return inside(json.coordinates, ofRing);
  if (json?.type === "MultiPolygon") return inside(json.coordinates, (rings) => inside(rings, ofRing));
  return { trouble: "unreadable" };
}

function isCorner(corner: unknown): boolean {
  return Array.isArray(corner) && corner.length >= 2 && corner.slice(0, 2).every(Number.isFinite);
}

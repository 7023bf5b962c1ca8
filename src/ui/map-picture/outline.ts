import type { Line } from "./clip.ts";
import { projected } from "./mercator.ts";

/** The surfaces and lines of an outline, each above the ones before it. */
export const SURFACES = ["abroad", "land", "water"] as const;
export const LINES = ["shore", "border"] as const;

export type OutlineKind = (typeof SURFACES)[number] | (typeof LINES)[number];

/** A GeoJSON file as `npm run outline` writes it: polygons of surfaces and bundles of lines, both as lists of lines. */
export interface OutlineFile {
  features: { properties: { kind: string }; geometry: { coordinates: Line[] } }[];
}

/** All lines of each kind, projected; computed once, for there are thousands of points. */
export function projectedOutline({ features }: OutlineFile): Record<OutlineKind, Line[]> {
  const linesOf = (kind: OutlineKind) =>
    features
      .filter(({ properties }) => properties.kind === kind)
      .flatMap(({ geometry }) => geometry.coordinates.map((line) => line.map(projected)));
  const kinds = [...SURFACES, ...LINES].map((kind) => [kind, linesOf(kind)] as const);
  return Object.fromEntries(kinds) as Record<OutlineKind, Line[]>;
}

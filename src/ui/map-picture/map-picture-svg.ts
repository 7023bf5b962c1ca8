import type { MapBounds } from "../map/map-point.ts";
import { clippedLine, clippedRing, type Line, type Window } from "./clip.ts";
import { projected } from "./mercator.ts";
import { LINES, type OutlineKind, SURFACES } from "./outline.ts";
import { type PictureFrame, pictureFrame, type PictureView, reachOf } from "./picture-frame.ts";
import { dotPath, linePath, surfacePath } from "./picture-paths.ts";
import { pictureStyle } from "./picture-style.ts";

/** Water and roads of one tile, on the projected map. */
export interface StreetShapes {
  box: Window;
  water: Line[];
  roads: Line[];
  streets: Line[];
}

/** What is below the points: streets where they are known, else an outline of the country. */
export type PictureGround = { outline: Record<OutlineKind, Line[]> } | { streets: readonly StreetShapes[] };

interface Pictured {
  /** What the picture is about; it shows more where its frame has room. */
  view: PictureView;
  /** It never shows more than these. */
  limits: MapBounds;
  ground: PictureGround;
  /** Coarse land around what the ground covers, on the projected map. */
  surroundings: readonly Line[];
  points: readonly { longitude: number; latitude: number }[];
  /** For a map that fills the screen, with a panel or a sheet over it. */
  isScreen: boolean;
}

/** What a picture reaches beyond what it is about, in its sizes. */
const FAR = 3;
/** The same for streets, which are many: beyond, a frame shows paper. */
export const STREETS_REACH = 0.7;

/**
 * Points on streets or an outline, by day and by night, as a document that fits every frame: land, water and roads grow with it,
 * widths and dots do not. Only numbers come from outside.
 */
export function mapPictureSvg({ view, limits, ground, surroundings, points, isScreen }: Pictured): string {
  const frame = pictureFrame(view);
  const far = reachOf(frame.about, FAR);
  const dots = dotPath(
    points.map(({ longitude, latitude }) => projected([longitude, latitude])),
    { window: far, ...frame },
  );
  const land: [string, string][] = [["far", surfacePath(surroundings, { window: far, ...frame })]];
  const below =
    "outline" in ground
      ? outlinePaths(ground.outline, far, frame)
      : streetPaths(ground.streets, frame, "zoom" in view);
  const dotted = [
    ["halo", dots],
    ["dot", dots],
  ];
  const paths = [...land, ...below, ...dotted]
    .filter(([, data]) => data)
    .map(([name = "", data = ""]) =>
      ROADS.has(name) ? roadOf(name, data) : `<path class="${name}" d="${data}"/>`,
    );
  const style = `<style>${pictureStyle({ view, limits, frame, isScreen, hasStreets: "streets" in ground })}</style>`;
  const sea = '<rect class="sea" width="100%" height="100%"/>';
  // Renderers without CSS trigonometry show it in one size, at the corner.
  const drawing = `<g transform="scale(.4)">${paths.join("")}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg">${style}${sea}${drawing}</svg>`;
}

const ROADS = new Set(["streets", "roads"]);

/** Its edge below its surface, from one path. */
function roadOf(name: string, data: string): string {
  return `<defs><path id="${name}" d="${data}"/></defs><use href="#${name}" class="edge ${name}"/><use href="#${name}" class="${name}"/>`;
}

function outlinePaths(
  outline: Record<OutlineKind, Line[]>,
  window: Window,
  frame: PictureFrame,
): [string, string][] {
  return [
    ...SURFACES.map((kind): [string, string] => [kind, surfacePath(outline[kind], { window, ...frame })]),
    ...LINES.map((kind): [string, string] => [kind, linePath(outline[kind], { window, ...frame })]),
  ];
}

/** Small streets only where one shop is shown. Each tile is cut at its own box: the tile that stands in for an absent one is larger than what is missing. */
function streetPaths(
  tiles: readonly StreetShapes[],
  frame: PictureFrame,
  hasStreets: boolean,
): [string, string][] {
  const window = reachOf(frame.about, STREETS_REACH);
  const water = tiles.flatMap((tile) => tile.water.map((ring) => clippedRing(ring, overlapping(tile.box))));
  const lines = (kind: "roads" | "streets") =>
    tiles.flatMap((tile) => tile[kind].flatMap((line) => clippedLine(line, tile.box)));
  return [
    ["water", surfacePath(water, { window, ...frame })],
    ["streets", hasStreets ? linePath(lines("streets"), { window, ...frame }) : ""],
    ["roads", linePath(lines("roads"), { window, ...frame })],
  ];
}

/** A hair larger than a tile, so that no seam shines through between two. */
function overlapping({ west, south, east, north }: Window): Window {
  const hair = (east - west) / 200;
  return { west: west - hair, south: south - hair, east: east + hair, north: north + hair };
}

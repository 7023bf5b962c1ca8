import type { MapBounds } from "../map/map-point.ts";
import type { Line } from "./clip.ts";
import { projected } from "./mercator.ts";
import { LINES, type OutlineKind, SURFACES } from "./outline.ts";
import { pictureFrame } from "./picture-frame.ts";
import { dotPath, linePath, surfacePath } from "./picture-paths.ts";
import { PICTURE_STYLE, placeOfBounds } from "./picture-style.ts";

interface Pictured {
  /** What the picture is about; it shows more where its frame has room. */
  bounds: MapBounds;
  /** It never shows more than these. */
  limits: MapBounds;
  outline: Record<OutlineKind, Line[]>;
  points: readonly { longitude: number; latitude: number }[];
}

/**
 * Points on an outline, by day and by night, as a document that fits every frame: land, water and borders grow with it, lines and
 * dots do not. Only numbers come from outside.
 */
export function mapPictureSvg({ bounds, limits, outline, points }: Pictured): string {
  const frame = pictureFrame(bounds);
  const dots = dotPath(
    points.map(({ longitude, latitude }) => projected([longitude, latitude])),
    frame,
  );
  const paths = [
    ...SURFACES.map((kind) => [kind, surfacePath(outline[kind], frame)]),
    ...LINES.map((kind) => [kind, linePath(outline[kind], frame)]),
    ["halo", dots],
    ["dot", dots],
  ]
    .filter(([, data]) => data)
    .map(([name, data]) => `<path class="${name}" d="${data}"/>`);
  const style = `<style>${PICTURE_STYLE}${placeOfBounds(bounds, limits, frame.unitsPerDegree)}</style>`;
  const sea = '<rect class="sea" width="100%" height="100%"/>';
  // Renderers without CSS trigonometry show it in one size, at the corner.
  const drawing = `<g transform="scale(.4)">${paths.join("")}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg">${style}${sea}${drawing}</svg>`;
}

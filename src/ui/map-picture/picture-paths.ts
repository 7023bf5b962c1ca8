import { clippedLine, clippedRing, type Line, type Position, type Window } from "./clip.ts";
import type { PictureFrame } from "./picture-frame.ts";

/** What is drawn of what there is, and where. */
type Drawn = Pick<PictureFrame, "place"> & { window: Window };

/** The data of one path for all rings, cut at what can be seen. */
export function surfacePath(rings: readonly Line[], { window, place }: Drawn): string {
  return rings
    .map((ring) => placed(clippedRing(ring, window), place))
    .filter((ring) => ring.length > 3 && sizeOf(ring) > LEAST_SIZE)
    .map((ring) => `${pathOf(ring.slice(0, -1))}z`)
    .join("");
}

/** The same for lines. */
export function linePath(lines: readonly Line[], { window, place }: Drawn): string {
  return lines
    .flatMap((line) => clippedLine(line, window))
    .map((line) => placed(line, place))
    .filter((line) => line.length > 1)
    .map(pathOf)
    .join("");
}

/** Lines without length, which round ends make dots of; several at one spot are one. */
export function dotPath(points: readonly Position[], { window, place }: Drawn): string {
  const { west, south, east, north } = window;
  const seen = points.filter(([x, y]) => x >= west && x <= east && y >= south && y <= north);
  return [...new Set(seen.map((point) => `M${place(point).join(" ")}h0`))].join("");
}

/** Nearer than this, in units of the picture, a point is not drawn after the one before it: less than a pixel and a half. */
const LEAST_STEP = 3;

/** A surface that is smaller is a speck. */
const LEAST_SIZE = 4;

function sizeOf(ring: Line): number {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}

/** In the picture, without the points that fall together there; the last one stays, so that lines meet. */
function placed(line: Line, place: PictureFrame["place"]): Line {
  let at: Position | undefined;
  return line.map(place).filter((point, index, all) => {
    if (index < all.length - 1 && at && Math.hypot(point[0] - at[0], point[1] - at[1]) < LEAST_STEP)
      return false;
    if (at?.[0] === point[0] && at[1] === point[1]) return false;
    at = point;
    return true;
  });
}

/** From the first point by steps, which are shorter to write than places. */
function pathOf(points: Line): string {
  const [[x, y] = [0, 0], ...others] = points;
  let at: Position = [x, y];
  const steps = others.map(([nextX, nextY]) => {
    const step = `${nextX - at[0]} ${nextY - at[1]}`;
    at = [nextX, nextY];
    return step;
  });
  return `M${x} ${y}l${steps.join(" ")}`;
}

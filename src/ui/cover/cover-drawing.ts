import { disc } from "../facade/pen.ts";
import { type CoverMark, coverMotif } from "./cover-motif.ts";
import type { CoverPlan } from "./cover-plan.ts";

export const COVER_WIDTH = 320;
export const COVER_HEIGHT = 240;

const DISC_RADIUS = 78;
/** A motif is drawn for a tile of 80; in the pattern it leaves some ground free, in the middle it fills the disc. */
const SMALL = 0.6;
const BIG = 1.8;

export interface CoverDrawing {
  /** One leaf, block, cone, … around the origin. */
  marks: readonly CoverMark[];
  /** The pattern repeats a square of this side with two of them, one below and beside the other. */
  tile: number;
  /** Transforms of the two in a tile. */
  spots: readonly [string, string];
  patternTransform: string;
  motifTransform: string;
  disc: string;
}

export function coverDrawing(plan: CoverPlan): CoverDrawing {
  const { tileSize, turn, lean, isMirrored } = plan;
  const [middleX, middleY] = [COVER_WIDTH / 2, COVER_HEIGHT / 2];
  const flip = isMirrored ? `scale(-${BIG} ${BIG})` : `scale(${BIG})`;
  const spot = (middle: number, degrees: number) =>
    `translate(${middle} ${middle})scale(${SMALL})rotate(${degrees})`;
  return {
    marks: coverMotif(plan),
    tile: tileSize,
    // In the middle of its quarter nothing is cut off by the edge of the tile.
    spots: [spot(tileSize / 4, lean), spot((tileSize * 3) / 4, 180 - lean)],
    patternTransform: `rotate(${turn})`,
    motifTransform: `translate(${middleX} ${middleY})rotate(${lean})${flip}`,
    disc: disc(middleX, middleY, DISC_RADIUS),
  };
}

import { has, lot, pick } from "../facade/lots.ts";

/** What a cover is a picture of. */
export const COVER_MOTIFS = ["leaves", "blocks", "cones", "cookies", "tools", "bags", "bunting"] as const;

export type CoverMotif = (typeof COVER_MOTIFS)[number];

/** Grounds and inks that go together; see cover-palette.ts. */
export const COVER_TINTS = ["moss", "sage", "sand", "clay", "plum", "dusk", "slate", "straw"] as const;

export type CoverTint = (typeof COVER_TINTS)[number];

/** Everything that was decided about a cover; drawing it adds nothing by chance. */
export interface CoverPlan {
  motif: CoverMotif;
  /** Which of the three kinds of leaves, blocks, … */
  variant: 0 | 1 | 2;
  tint: CoverTint;
  /** Of the pattern, in degrees. */
  turn: number;
  /** Side of a tile of the pattern. */
  tileSize: number;
  /** Of the big one in the middle, in degrees. */
  lean: number;
  isMirrored: boolean;
}

/** The plan of the cover that belongs to a seed (a product's id). Like a facade it never changes (ui/facade/lots.ts). */
export function coverPlan(motif: CoverMotif, seed: string): CoverPlan {
  return {
    motif,
    variant: pick(seed, "cover-variant", [0, 1, 2] as const),
    tint: pick(seed, "cover-tint", COVER_TINTS),
    turn: pick(seed, "cover-turn", [-30, -18, -8, 8, 18, 30]),
    tileSize: pick(seed, "cover-tile", [88, 96, 108]),
    lean: Math.round(lot(seed, "cover-lean") * 24) - 12,
    isMirrored: has(seed, "cover-mirrored", 0.5),
  };
}

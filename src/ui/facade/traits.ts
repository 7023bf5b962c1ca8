/**
 * What can be drawn by lot. Order and weights are part of every house (see lots.ts): append no option, take none
 * away, reword none.
 */

export const bricks = ["oxblood", "russet", "rose", "umber", "soot"] as const;
export const plasters = ["honey", "cream", "sage", "mist"] as const;
export const paints = ["bottle", "navy", "claret", "pitch", "ochre"] as const;
export const hours = ["dawn", "noon", "late", "grey"] as const;
export const seasons = ["spring", "summer", "autumn"] as const;

/** The tops a canal house can have, and how each can be finished. */
export const finishes = {
  step: ["globe", "banded", "obelisks"],
  bell: ["arch", "shell", "pediment", "urn"],
  neck: ["triangle", "segment", "urns"],
  spout: ["plain", "shouldered", "warehouse"],
  cornice: ["dormers", "pediment", "raised", "balustrade"],
} as const;

export type Brick = (typeof bricks)[number];
export type Wall = Brick | (typeof plasters)[number];
export type Paint = (typeof paints)[number];
export type Hour = (typeof hours)[number];
export type Season = (typeof seasons)[number];
export type Gable = keyof typeof finishes;
export type Finish = (typeof finishes)[Gable][number];
export type Sash = "cross" | "six" | "nine" | "twelve" | "arched" | "transom";
export type Attic = "oculus" | "hatch" | "sash";
/** The ground floor: a front door, one up a stoop, a shop, a shop with an awning, the doors of a warehouse. */
export type Front = "house" | "stoop" | "shop" | "awning" | "doors";
export type Weather = "clear" | "sun left" | "sun right" | "clouds low" | "clouds high";
export type Company =
  | "none"
  | "elm"
  | "poplar"
  | "lamp"
  | "bike"
  | "elm, bike"
  | "poplar, bike"
  | "lamp, bike";
export type Side = -1 | 1;

export const gableWeights: Record<Gable, number> = { step: 20, bell: 22, neck: 22, spout: 16, cornice: 22 };

/** Windows that were made in the century of the gable. */
export const sashWeights: Record<Gable, Partial<Record<Sash, number>>> = {
  step: { cross: 5, six: 2, nine: 2 },
  bell: { twelve: 4, nine: 3, arched: 2 },
  neck: { twelve: 4, nine: 2, transom: 3 },
  spout: { six: 4, arched: 4, cross: 1 },
  cornice: { twelve: 3, transom: 3, arched: 2, nine: 2 },
};

export const wallWeights: Record<Wall, number> = {
  oxblood: 14,
  russet: 14,
  rose: 10,
  umber: 12,
  soot: 10,
  honey: 9,
  cream: 11,
  sage: 9,
  mist: 10,
};

/** Paint that would be lost on the wall. */
export const clashes: Partial<Record<Wall, readonly Paint[]>> = {
  oxblood: ["claret"],
  russet: ["claret", "ochre"],
  rose: ["ochre"],
  umber: ["claret"],
  soot: ["pitch"],
  honey: ["ochre"],
};

export const attics: readonly Attic[] = ["oculus", "sash", "hatch", "sash"];
export const weathers: readonly Weather[] = ["clear", "sun left", "sun right", "clouds low", "clouds high"];
export const frontWeights: Partial<Record<Front, number>> = { house: 3, stoop: 4, shop: 4, awning: 3 };
export const companyWeights: Record<Company, number> = {
  none: 3,
  elm: 3,
  poplar: 3,
  lamp: 4,
  bike: 2,
  "elm, bike": 1,
  "poplar, bike": 1,
  "lamp, bike": 2,
};

export const isBrick = (wall: Wall) => (bricks as readonly Wall[]).includes(wall);

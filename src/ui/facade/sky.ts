import { canvas } from "./house.ts";
import type { FacadePlan } from "./facade-plan.ts";
import { disc, type Mark, rect } from "./pen.ts";
import type { Weather } from "./traits.ts";

const weathers: Record<Weather, readonly Mark[]> = {
  clear: [],
  "sun left": [["sun", disc(70, 62, 16)]],
  "sun right": [["sun", disc(330, 50, 16)]],
  "clouds low": [["cloud", "M28 78h44m-26-9h52M318 44h40"]],
  "clouds high": [["cloud", "M20 40h52m252 44h44m-66-9h50"]],
};

/** The sky, and the stars in it that are transparent by day. */
export const sky = ({ weather }: FacadePlan): Mark[] => [
  ["sky", rect(0, 0, canvas.width, canvas.height)],
  ...weathers[weather],
  ["star", "M24 34h0m46 54h0m48-62h0m174-4h0m84 18h0"],
];

import { canvas, type House } from "./house.ts";
import { at, type Mark, mirrored, type Step, walk } from "./pen.ts";
import type { Side } from "./traits.ts";

const { pavement } = canvas;
/** A neighbour is as wide as one period of the dashes that are its windows. */
const span = 81;

/** Each takes up the span, from the eaves beside the house to the eaves beyond. */
const tops = {
  step: `8,0 0,-10 8,0 0,-10 8,0 0,-10 8,0 0,-10 17,0 0,10 8,0 0,10 8,0 0,10 8,0 0,10 8,0`,
  bell: `16,-2,18,-14,20,-30 2,-14,8,-18,20,-22 13,4,19,8,21,22 2,16,4,28,20,30`,
  neck: `8,-10,20,-10,23,-34 0,-14 17,-10 18,10 0,14 3,24,15,24,23,34`,
  spout: `33,-42 0,-8 15,0 0,8 33,42`,
  flat: `-2,0 0,-5 85,0 0,5 -2,0`,
};

const stepsOf = (top: keyof typeof tops) =>
  tops[top].split(" ").map((step) => step.split(",").map(Number) as unknown as Step);

/** The row beside the house: gable and eaves of the nearest, then the eaves of the one behind it. */
const rows = [
  { top: "step", eaves: 116, next: 98 },
  { top: "bell", eaves: 132, next: 146 },
  { top: "flat", eaves: 104, next: 136 },
  { top: "neck", eaves: 124, next: 110 },
  { top: "spout", eaves: 140, next: 118 },
  { top: "flat", eaves: 120, next: 96 },
] as const;

/** Who stands left and right. A street has few pairs, so that the façades of a page share their paths. */
const pairs = [
  [0, 1],
  [2, 3],
  [4, 5],
  [1, 0],
  [3, 2],
  [5, 4],
  [1, 4],
  [3, 0],
] as const;

/** The middle of each row of windows, and whether one fits under a roof. */
const storeys = [230, 188, 146];
const hasRoom = (y: number, roof: number) => y - 18 >= roof;

function beside(edge: number, side: Side, variant: number): Mark[] {
  const { top, eaves, next } = rows[variant]!;
  const end = side < 0 ? 0 : canvas.width;
  const second = edge + side * span;
  const panes = storeys.map((y) => {
    if (hasRoom(y, next)) return `${at((hasRoom(y, eaves) ? edge : second) + side * 12, y)}H${end}`;
    return hasRoom(y, eaves) ? `${at(edge + side * 12, y)}h${side * 58}` : "";
  });
  const steps = stepsOf(top);
  return [
    ["near", `${at(edge, pavement)}V${eaves}${walk(side < 0 ? mirrored(steps) : steps)}V${pavement}`],
    ["far", `${at(second, pavement)}V${next}H${end}V${pavement}z`],
    ["pane", panes.join("")],
  ];
}

/** The row that the house stands in, pale and cut off by the edges of the picture. */
export function neighbours({ plan, left, right }: House): Mark[] {
  const [a, b] = pairs[plan.neighbours]!;
  return [...beside(left, -1, a), ...beside(right, 1, b)];
}

import { canvas, type House, pane } from "./house.ts";
import { at, box, type Mark, rect } from "./pen.ts";
import type { Side } from "./traits.ts";

const { pavement } = canvas;
const doorWidth = 20;
const stoopHeight = 12;

function door(x: number, y: number, lift: number): Mark[] {
  const height = pavement - lift - y;
  return [
    ["trim", at(x - 5, y - 3) + box(30, height + 3)],
    ["paint", at(x, y + 13) + box(doorWidth, height - 13)],
    ["light", at(x, y) + box(doorWidth, 11)],
    ["bar", `${at(x, y + 11)}l10-11 10 11m-10 0v-11`],
    ["panel", `${at(x + 3, y + 16)}${box(14, 8)}m0 11${box(14, height - 30)}`],
  ];
}

const doorstep = (x: number): Mark => ["stone", `${at(x - 5, pavement - 6)}${box(30, 3)}m-3 3${box(36, 3)}`];

/** The front room lies above a half-sunk kitchen, and the stairs run along the wall. */
function stoop(x: number, side: Side): Mark[] {
  const tread = (step: number) =>
    rect(side > 0 ? x + 26 : x - 6 - 6 * step, pavement - stoopHeight + 4 * (step - 1), 6 * step, 4);
  const far = side > 0 ? x - 5 : x + 25;
  const rail = `v-12h${30 * side}l${17 * side} 12v12m${-17 * side}-24v12m${-15 * side}-12v12`;
  return [
    ["stone", rect(x - 6, pavement - stoopHeight, 32, stoopHeight) + tread(1) + tread(2) + tread(3)],
    ["iron", at(far, pavement - stoopHeight) + rail],
  ];
}

/** The ground floor of a house that stayed a house: a front door among tall windows. */
export function houseFront({ plan, ground, firstPane, left, width, centre }: House): Mark[] {
  const x = firstPane + plan.doorBay * pane.pitch + (pane.width - doorWidth) / 2;
  const belt: Mark = ["trim", rect(left, ground.top + 2, width, 2)];
  if (plan.front === "house") {
    return [belt, ["stone", rect(left, pavement - 7, width, 7)], ...door(x, ground.top + 11, 6), doorstep(x)];
  }
  const side = x + doorWidth / 2 > centre ? -1 : 1;
  return [
    belt,
    ["deep", rect(left, pavement - 11, width, 11)],
    ...door(x, ground.top + 11, stoopHeight),
    ...stoop(x, side),
  ];
}

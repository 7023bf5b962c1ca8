import { canvas, type House, pane } from "./house.ts";
import { at, box, type Mark, rect, row } from "./pen.ts";
import { isBrick } from "./traits.ts";
import { baysOf, windowsOf } from "./windows.ts";

const { pavement } = canvas;

/** The iron that ties the beams to the bricks, at each floor between and beside the windows. */
function anchors({ plan, upper, firstPane }: House): Mark[] {
  if (!plan.hasAnchors || !isBrick(plan.wall)) return [];
  const rows = upper
    .slice(0, -1)
    .map(({ top }) => row(firstPane - 8, top - 3, pane.pitch, plan.bayCount + 1, "v7m0-7"));
  return [["iron", rows.join("")]];
}

/** Geraniums under the windows of the first floor. */
export function flowerBoxes(house: House): Mark[] {
  if (!house.plan.hasFlowers) return [];
  const { count, pitch } = baysOf(house);
  const { top, height } = windowsOf(house)[house.upper.length - 1]!;
  return [
    ["leaf", row(house.firstPane - 2, top + height - 1, pitch, count, box(26, 5))],
    ["bloom", row(house.firstPane + 1, top + height - 2, pitch, count, "h22m-22 0")],
  ];
}

/** The wall up to its outline, with its shaded edge. */
export function wall(house: House, outline: string): Mark[] {
  const { plan, left, right, eaves } = house;
  const shadeTop = plan.gable === "cornice" ? eaves + 6 : eaves;
  return [
    ["wall", `${at(left, pavement)}V${eaves}${outline}V${pavement}z`],
    ["shade", rect(right - 4, shadeTop, 4, pavement - shadeTop)],
    ...anchors(house),
  ];
}

import { canvas, type House, pane } from "./house.ts";
import { at, box, type Mark, rect, row } from "./pen.ts";
import { dashes } from "./strips.ts";

const { pavement } = canvas;

/** Hatches, one above the other in the middle, for what comes up by the hoist. */
export function hatches({ plan, upper, centre }: House): Mark[] {
  if (plan.finish !== "warehouse") return [];
  const strips = upper.toReversed().map(({ top, height }) => ({ top: top + 6, height: height - 8 }));
  const line = at(centre, strips[0]!.top) + `V${upper[0]!.top + upper[0]!.height - 2}`;
  return [
    ["hatch", line, dashes(strips[0]!.top, strips)],
    ["panel", line],
  ];
}

/** The ground floor of a warehouse: a round-headed double door between two arched windows. */
export function warehouseFront({ ground, firstPane, left, width, centre }: House): Mark[] {
  const y = ground.top + 16;
  const pair = (tile: string) => row(firstPane, y, 2 * pane.pitch, 2, tile);
  return [
    ["stone", at(left, pavement - 7) + box(width, 7)],
    ["deep", `${at(centre - 20, pavement)}V${y}q20-21 40 0V${pavement}z`],
    ["paint", `${at(centre - 16, pavement)}V${y + 3}q16-17 32 0V${pavement}z`],
    ["panel", `${at(centre, y - 5)}V${pavement}M${centre - 16} ${y + 20}h32`],
    ["display", pair("q11-8 22 0v26h-22z")],
    ["bar", pair("m11-4v30m-11-17h22m-22-9")],
    ["shade", rect(centre - 16, pavement - 3, 32, 3)],
  ];
}

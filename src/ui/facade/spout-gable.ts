import type { Top } from "./gable.ts";
import type { House } from "./house.ts";
import { at, box, descent, type Step, walk } from "./pen.ts";

/** Tuitgevel: two straight slopes and a blunt top, as warehouses have. */
export function spoutGable({ plan, width, left, eaves, centre }: House): Top {
  const half = width / 2;
  const top = 10;
  const shoulder = plan.finish === "plain" ? 4 : 9;
  const slope = Math.min(Math.round(half * 0.92), plan.storeyCount === 4 ? 50 : 64);
  const side: Step[] = [
    [0, -4],
    [shoulder, 0],
    [half - top - shoulder, -slope],
    [0, -10],
  ];
  const outline = `${walk(side)}h${2 * top}${walk(descent(side))}`;
  const peak = eaves - slope - 14;
  return {
    outline,
    peak,
    marks: [
      ["coping", at(left, eaves) + outline],
      ["trim", at(centre - top - 3, peak - 3) + box(2 * top + 6, 4)],
    ],
  };
}

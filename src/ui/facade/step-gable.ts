import type { Top } from "./gable.ts";
import type { House } from "./house.ts";
import { at, box, descent, mirrored, ring, type Step, walk } from "./pen.ts";

const rise = 12;
const spike = "l3-11 3 11z";

type Stairs = House & { run: number; count: number; peak: number };

const ornaments = {
  banded({ run, count, width, left, eaves }: Stairs) {
    const bands = Array.from({ length: count }, (_, level) => box(width - 2 * run * level, 2));
    return at(left, eaves + 4) + bands.join(`m${run}-${rise}`);
  },
  obelisks({ run, left, right, centre, eaves, peak }: Stairs) {
    const pair = (x: number, inward: number) => `${at(x, eaves - 1)}${spike}m${inward}-${2 * rise}${spike}`;
    return pair(left + 2, 2 * run) + pair(right - 8, -2 * run) + at(centre - 3, peak - 1) + spike;
  },
  globe: ({ centre, peak }: Stairs) => `${at(centre - 3, peak - 5)}${box(6, 4)}m-2-4${ring(5)}`,
};

/** Trapgevel: stairs of brick, each capped with stone. */
export function stepGable(house: House): Top {
  const { plan, width, left, right, eaves } = house;
  const count = plan.bayCount + 2;
  const run = plan.bayCount === 2 ? 9 : 11;
  const top = width / 2 - run * count;
  const peak = eaves - rise * count;
  const stairs = Array.from({ length: count }, (): Step[] => [
    [run, 0],
    [0, -rise],
  ]).flat();
  const caps = (cap: Step, back: number) =>
    Array.from({ length: count }, () => walk([cap])).join(`m${back}-${rise}`);
  const coping =
    at(left - 1, eaves) +
    caps([run + 1, 0], -1) +
    at(right + 1, eaves) +
    caps([-run - 1, 0], 1) +
    `m1-${rise}`;
  return {
    outline: `${walk(stairs)}h${2 * top}${walk(descent(stairs))}`,
    peak,
    marks: [
      ["coping", `${coping}${walk(mirrored([[2 * top + 2, 0]]))}`],
      ["trim", ornaments[plan.finish as keyof typeof ornaments]({ ...house, run, count, peak })],
    ],
  };
}

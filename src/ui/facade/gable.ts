import { cornice } from "./cornice.ts";
import type { House } from "./house.ts";
import { neckGable } from "./neck-gable.ts";
import { type Mark, at, box, descent, ring, type Step, walk } from "./pen.ts";
import { stepGable } from "./step-gable.ts";

/** What crowns the bell, drawn from the left end of its slab, which reaches as far to each side. */
const crests = {
  arch: (reach: number) => `m2 0q${reach - 2}-20 ${2 * reach - 4} 0z`,
  pediment: (reach: number) => `l${reach}-11 ${reach} 11z`,
  shell: (reach: number) => `m${reach - 8}-3${ring(8)}`,
  urn: (reach: number) => `m${reach - 2} 0q-6-6-3-9h10q3 3-3 9zm1-13${box(2, 4)}`,
};

/** Klokgevel: the side swings in like the lip of a bell, rounds the shoulder and wears a crest. */
function bellGable({ plan, width, left, eaves, centre }: House): Top {
  const half = width / 2;
  const height = plan.storeyCount === 4 ? 54 : 62;
  const crown = Math.round(half * 0.3);
  const lip = Math.round(half * 0.38);
  const shoulder = half - crown - lip - 3;
  const side: Step[] = [
    [3, 0],
    [Math.round(lip * 0.62), -3, lip - 2, -14, lip, 26 - height],
    [1, -13, Math.round(shoulder * 0.45), -22, shoulder, -23],
    [0, -3],
  ];
  const outline = `${walk(side)}h${2 * crown}${walk(descent(side))}`;
  const peak = eaves - height;
  const reach = crown + 4;
  const crest = crests[plan.finish as keyof typeof crests](reach);
  const fluting: Mark[] =
    plan.finish === "shell" ? [["shade", `${at(centre, peak - 3)}l-7-5 3-3zl-2-10h4zl4-8 3 3z`]] : [];
  return {
    outline,
    peak,
    marks: [
      ["coping", at(left, eaves) + outline],
      ["trim", at(centre - reach, peak - 3) + box(2 * reach, 4) + crest],
      ...fluting,
    ],
  };
}

/** The top of a façade: its outline from the left eaves to the right (relative), how high it reaches, its stone. */
export type Top = { outline: string; peak: number; marks: readonly Mark[] };

const gables = { step: stepGable, bell: bellGable, neck: neckGable, spout: spoutGable, cornice };

export const gable = (house: House): Top => gables[house.plan.gable](house);

/** Tuitgevel: two straight slopes and a blunt top, as warehouses have. */
function spoutGable({ plan, width, left, eaves, centre }: House): Top {
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

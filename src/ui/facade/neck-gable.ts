import type { Top } from "./gable.ts";
import type { House } from "./house.ts";
import { at, box, disc, type Mark, mirrored, type Step, walk } from "./pen.ts";

const urn = "q-4-5-1-8h6q3 3-1 8z";

const pointed = (reach: number, rise: number) => `l${reach}-${rise} ${reach} ${rise}z`;
const curved = (reach: number, rise: number) => `q${reach}-${rise} ${2 * reach} 0z`;

function pediment({ plan, centre }: House, neck: number, peak: number): Mark[] {
  const reach = neck + 4;
  const slab = at(centre - reach, peak - 2) + box(2 * reach, 4);
  const field = at(centre - reach + 10, peak - 3);
  if (plan.finish === "urns") {
    const urns = `${at(centre - neck - 2, peak - 2)}${urn}m${neck}-10${urn}m${neck} 10${urn}`;
    return [["trim", slab + curved(reach, 22) + urns]];
  }
  return plan.finish === "triangle"
    ? [
        ["trim", slab + pointed(reach, 13)],
        ["deep", field + pointed(reach - 10, 7)],
      ]
    : [
        ["trim", slab + curved(reach, 22)],
        ["deep", field + curved(reach - 10, 12)],
      ];
}

/** Halsgevel: a tall neck between two carved claws, under a pediment. */
export function neckGable(house: House): Top {
  const { plan, width, left, right, eaves } = house;
  const half = width / 2;
  const neck = Math.round(half * 0.46);
  const height = plan.storeyCount === 4 ? 54 : 62;
  const peak = eaves - height;
  const reach = half - neck - 4;
  const claw: Step[] = [
    [-4, -8, 1, -15, 9, -15],
    [Math.round(reach * 0.4), 0, reach - 12, -10, reach - 9, 31 - height],
    [0, height - 16],
  ];
  return {
    outline: `h${half - neck}v-${height}h${2 * neck}v${height}h${half - neck}`,
    peak,
    marks: [
      ["trim", `${at(left + 4, eaves)}${walk(claw)}z${at(right - 4, eaves)}${walk(mirrored(claw))}z`],
      ["shade", disc(left + 12, eaves - 7, 4) + disc(right - 12, eaves - 7, 4)],
      ...pediment(house, neck, peak),
    ],
  };
}

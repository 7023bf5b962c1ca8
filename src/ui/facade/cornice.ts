import type { Top } from "./gable.ts";
import type { House } from "./house.ts";
import { at, box, disc, type Mark, rect, row } from "./pen.ts";

function pediment({ width, left, eaves, centre }: House): Mark[] {
  const half = width / 2;
  const rise = Math.round(half * 0.42);
  return [
    ["trim", `${at(left - 5, eaves - 8)}l${half + 5}-${rise} ${half + 5} ${rise}z`],
    ["deep", `${at(left + 14, eaves - 11)}l${half - 14}-${rise - 9} ${half - 14} ${rise - 9}z`],
    ["opening", disc(centre, eaves - 19, 5)],
  ];
}

/** The middle of the wall rises through the cornice, with a volute on each side and an arched crown. */
function raised({ plan, eaves, centre }: House): Mark[] {
  const half = plan.bayCount === 2 ? 22 : 34;
  const volutes = `${at(centre - half - 12, eaves - 8)}q10-3 12-22v22z${at(centre + half, eaves - 8)}v-22q2 19 12 22z`;
  const crown = `${at(centre - half - 3, eaves - 37)}${box(2 * half + 6, 4)}m3 0q${half}-16 ${2 * half} 0z`;
  return [
    ["wall", rect(centre - half, eaves - 34, 2 * half, 28)],
    ["trim", volutes + crown],
    ["opening", row(centre - 16, eaves - 26, 19, 2, box(13, 13))],
    ["bar", row(centre - 10, eaves - 26, 19, 2, "v13m0-13")],
  ];
}

function balustrade({ width, left, right, eaves }: House): Mark[] {
  const post = box(10, 12);
  const urn = "q-5-5-2-9h8q3 4-2 9z";
  const posts = `${at(left, eaves - 20)}${box(width, 3)}${post}m${width / 2 - 5} 0${post}m${width / 2 - 5} 0${post}`;
  return [
    ["trim", `${posts}${at(left + 3, eaves - 20)}${urn}m${width - 10} 0${urn}`],
    ["baluster", `${at(left + 12, eaves - 13)}H${right - 10}`],
  ];
}

const finishes: Record<string, (house: House) => Mark[]> = { pediment, raised, balustrade };

/** Lijstgevel: no gable but a heavy cornice, and above it the roof, or what hides it. */
export function cornice(house: House): Top {
  const { plan, width, left, eaves } = house;
  return {
    outline: `h${width}`,
    peak: eaves - 40,
    marks: [
      ["trim", `${at(left - 5, eaves - 8)}${box(width + 10, 4)}m3 4${box(width + 4, 10)}`],
      ["dentil", `${at(left, eaves - 2)}h${width}`],
      ["shade", rect(left, eaves + 6, width, 2)],
      ...(finishes[plan.finish]?.(house) ?? []),
    ],
  };
}

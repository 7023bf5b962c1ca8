import { canvas, type House } from "./house.ts";
import { at, box, type Mark, ring } from "./pen.ts";

/** Everything here is drawn from where it touches the pavement. */
const elm: readonly Mark[] = [
  ["bark", "v-88m0 52l-17-28m17 14l15-24"],
  [
    "leaf",
    "m-26-63a19 19 0 0 1-12-34a22 22 0 0 1 14-36a26 26 0 0 1 50 2a22 22 0 0 1 13 34a19 19 0 0 1-13 34a20 20 0 0 1-26 4a20 20 0 0 1-26-4z",
  ],
  [
    "tuft",
    "m-31-86q4-4 8 0m10-24q4-4 8 0m16 6q4-4 8 0m-26 18q4-4 8 0m22 8q4-4 8 0m-52 10q4-4 8 0m-6-54q4-4 8 0",
  ],
];

const poplar: readonly Mark[] = [
  ["bark", "v-60"],
  ["leaf", "m-18-62c0-34 8-62 18-74c10 12 18 40 18 74c0 20-4 32-18 32c-14 0-18-12-18-32z"],
  ["tuft", "m-11-58q4-4 8 0m2-24q4-4 8 0m-14-22q4-4 8 0m4 32q4-4 8 0m-12 26q4-4 8 0"],
];

const lamp: readonly Mark[] = [
  ["glow", `m-20-73${ring(20)}`],
  ["post", `m-1-65${box(2, 66)}m-2 50${box(6, 16)}m-3-42${box(12, 1)}m-3-21h18l-6-6h-6zm8-10${box(2, 4)}`],
  ["light", "m-4-64l-3-14h14l-3 14z"],
];

export const bike: readonly Mark[] = [
  ["iron", `m-20-7${ring(8)}m24 0${ring(8)}m-16 0l7-12h13l4 12m-17-12l6 13 7-13-1-5h5m-17 5v-3m-3 0h6`],
];

const boat: readonly Mark[] = [["hull", "m-34 22h68q-3 10-11 11h-44q-11-2-13-11z"]];

const put = (thing: readonly Mark[], x: number) =>
  thing.map(([role, path]): Mark => [role, at(x, canvas.pavement) + path]);

/** What stands before the row, or floats. */
export function company({ plan, left, right, centre }: House): Mark[] {
  const { side } = plan;
  const beside = (towards: number, distance: number) => (towards > 0 ? right + distance : left - distance);
  return [
    ...(plan.company.includes("elm") ? put(elm, centre + side * 152) : []),
    ...(plan.company.includes("poplar") ? put(poplar, centre + side * 158) : []),
    ...(plan.company.includes("lamp") ? put(lamp, beside(side, 26)) : []),
    ...(plan.company.includes("bike") ? put(bike, beside(-side, 30)) : []),
    ...(plan.hasBoat ? put(boat, centre - side * 146) : []),
  ];
}

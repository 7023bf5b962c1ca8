import type { FacadePlan } from "./facade-plan.ts";
import { looks } from "./looks.ts";
import type { Mark } from "./pen.ts";

/** By night only shops that are known to be open have light on their ground floor; elsewhere light is only night. */
const shutLooks: typeof looks = {
  ...looks,
  display: { ...looks.display, fill: "glass" },
  light: { fill: "glass" },
};

/** The windows beside a door tell the same as a shop front does: all of them are lit, or none. */
export function litWhen(plan: FacadePlan, isOpen: boolean): FacadePlan {
  const ground = Array.from({ length: plan.bayCount }, () => isOpen);
  return { ...plan, lit: [...plan.lit.slice(0, -1), ground] };
}

/** Lamplight falls out of an open shop only. */
export function marksWhen(isOpen: boolean, marks: readonly Mark[]): Mark[] {
  return marks.filter(([role]) => isOpen || role !== "glow");
}

export function looksWhen(isOpen: boolean): typeof looks {
  return isOpen ? looks : shutLooks;
}

import type { House } from "./house.ts";
import { at, box, type Mark, ring } from "./pen.ts";
import type { Attic } from "./traits.ts";

/** Drawn from the middle of the gable. */
const openings: Record<Attic, readonly Mark[]> = {
  oculus: [
    ["trim", `m-2-17${box(4, 28)}m-12 12${box(28, 4)}`],
    ["opening", `m-9-3${ring(9)}`],
    ["bar", "m0-12v18m-9-9h18"],
  ],
  hatch: [
    ["trim", `m-11-18${box(22, 32)}`],
    ["paint", `m-9-16${box(18, 30)}`],
    ["panel", "m0-16v30"],
  ],
  sash: [
    ["opening", `m-9-16${box(18, 28)}`],
    ["bar", "m0-16v28m-9-19h18m-18 9h18"],
  ],
};

/** What is set into the gable: a window or a hatch, and over it the beam that furniture is hoisted with. */
export function attic({ plan, centre, eaves }: House, peak: number): Mark[] {
  if (plan.gable === "cornice") return [];
  const middle = at(centre, eaves - (plan.gable === "neck" ? 20 : 13));
  const opening = openings[plan.attic].map(([role, path]): Mark => [role, middle + path]);
  if (!plan.hasHoist) return opening;
  return [...opening, ["iron", `${at(centre - 3, peak + 6)}h6m-6 1h6m-6 1h6m-3 0v6q0 3-3 2`]];
}

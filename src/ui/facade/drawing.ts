import { attic } from "./attic.ts";
import { company } from "./company.ts";
import type { FacadePlan } from "./facade-plan.ts";
import { gable } from "./gable.ts";
import { groundFloor } from "./ground-floor.ts";
import { house } from "./house.ts";
import { lamplight } from "./lamplight.ts";
import { layers, type Role } from "./layers.ts";
import { neighbours } from "./neighbours.ts";
import type { Mark } from "./pen.ts";
import { roof } from "./roof.ts";
import { sky } from "./sky.ts";
import { street } from "./street.ts";
import { flowerBoxes, wall } from "./wall.ts";
import { hatches } from "./warehouse.ts";
import { windows } from "./windows.ts";

/** The picture of a plan in the order of painting: one path a role, and only roles with something to show. */
export function drawing(plan: FacadePlan): Mark[] {
  const own = house(plan);
  const top = gable(own);
  const marks: Mark[] = [
    ...sky(plan),
    ...neighbours(own),
    ...roof(own, top.peak),
    ...wall(own, top.outline),
    ...top.marks,
    ...attic(own, top.peak),
    ...windows(own),
    ...lamplight(own),
    ...hatches(own),
    ...groundFloor(own),
    ...flowerBoxes(own),
    ...street(own),
    ...company(own),
  ];
  const paths = new Map<Role, Mark>();
  for (const [role, path, dash] of marks) paths.set(role, [role, (paths.get(role)?.[1] ?? "") + path, dash]);
  return layers.flatMap((role) => {
    const mark = paths.get(role);
    return mark?.[1] ? [mark] : [];
  });
}

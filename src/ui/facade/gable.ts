import { bellGable } from "./bell-gable.ts";
import { cornice } from "./cornice.ts";
import type { House } from "./house.ts";
import { neckGable } from "./neck-gable.ts";
import type { Mark } from "./pen.ts";
import { spoutGable } from "./spout-gable.ts";
import { stepGable } from "./step-gable.ts";

/** The top of a façade: its outline from the left eaves to the right (relative), how high it reaches, its stone. */
export type Top = { outline: string; peak: number; marks: readonly Mark[] };

const gables = { step: stepGable, bell: bellGable, neck: neckGable, spout: spoutGable, cornice };

export const gable = (house: House): Top => gables[house.plan.gable](house);

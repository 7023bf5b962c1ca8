import type { Measurement } from "./measurement.ts";
import type { Spent } from "./ways-to-draw.ts";

const GOAL = { of: "ratio", atMost: 3 } as const;

export const line = (what: string, spent: Spent): Measurement => ({ ...known(what, spent), goal: GOAL });

/** Where nothing is asked of it. */
export const known = (what: string, { real, bare }: Spent): Measurement => ({
  what: `CPU of ${what}`,
  measured: real,
  unit: "ms",
  floor: bare,
});

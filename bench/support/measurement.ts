export type Unit = "ms" | "s" | "kB" | "MB" | "points" | "";

/** One line of the table. */
export interface Measurement {
  what: string;
  measured: number;
  unit: Unit;
  /** The same work with nothing around it, measured in the same run. */
  floor?: number;
  /** Omitted for measurements without a limit. */
  goal?: Goal;
}

/** The limit of the number; `ratio` is that of measured to floor. */
export interface Goal {
  of: "measured" | "ratio";
  atMost?: number;
  atLeast?: number;
}

/** Measured divided by floor; undefined without a floor. */
export function ratioOf({ measured, floor }: Measurement): number | undefined {
  return floor === undefined ? undefined : measured / floor;
}

/** Undefined without a limit. */
export function isReached(measurement: Measurement): boolean | undefined {
  const { goal, measured } = measurement;
  if (!goal) return undefined;
  const value = goal.of === "ratio" ? (ratioOf(measurement) ?? Number.NaN) : measured;
  return value <= (goal.atMost ?? Infinity) && value >= (goal.atLeast ?? -Infinity);
}

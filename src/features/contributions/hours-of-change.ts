import type { DayHours } from "#features/hours/day-hours.ts";

/** Opening hours of a suggestion as the coming week, and what is special after it. */
export interface HoursSaid {
  days: DayHours[];
  /** The next days after that week with hours of their own. */
  later: DayHours[];
  /** Both together say all that is written. */
  isAll: boolean;
}

export interface HoursOfChange {
  /** Null where there is nothing, or nothing that could be read. */
  before: HoursSaid | null;
  /** What is known by now, where that is something else. */
  present: HoursSaid | null;
  after: HoursSaid | null;
  /** ISO 8601, of the week. */
  now: string;
}

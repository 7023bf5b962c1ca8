import type { DayHours } from "#features/hours/day-hours.ts";

/** Opening hours of a suggestion as the coming week. */
export interface HoursSaid {
  days: DayHours[];
  /** The week says all that is written. */
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

import type { OpenInterval } from "./opening-state.ts";

/** What opens on one day of the country, its night included: Saturday's 09:00–01:00 is Saturday's alone. */
export interface DayHours {
  /** Such as `2026-11-21`. */
  date: string;
  open: OpenInterval[];
  /** Perhaps open: the hours say "unknown", or only a comment such as "by appointment". */
  unknown: OpenInterval[];
  /** A Dutch public holiday, whether or not the hours name holidays. */
  isHoliday: boolean;
  /** The hours name this date itself. */
  isSpecial: boolean;
}

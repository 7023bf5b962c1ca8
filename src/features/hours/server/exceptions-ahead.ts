import type { Point } from "#platform/geo/geo.ts";
import type { DayHours } from "../day-hours.ts";
import { hoursByDay } from "./evaluate-hours.ts";

/** As far as people plan ahead. */
const DAYS_AHEAD = 42;
const MOST = 5;
/** Hours that name neither dates nor holidays have no exceptions to look for, which takes long. */
const OF_DATES = /\b(?:PH|easter|\d{4} \w{3}|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d)/;

interface AskedExceptions {
  /** In the syntax of OpenStreetMap's `opening_hours`. */
  hours: string;
  point: Point;
  from: Date;
  /** Days from that one on which are told already. */
  toldDays: number;
}

/** The next days of six weeks that have hours of their own: dates that the hours name, and public holidays. */
export function exceptionsAhead({ hours, toldDays, ...asked }: AskedExceptions): DayHours[] {
  if (!OF_DATES.test(hours)) return [];
  const days = hoursByDay({ ...asked, hours, days: DAYS_AHEAD }) ?? [];
  return days
    .slice(toldDays)
    .filter(({ isHoliday, isSpecial }) => isHoliday || isSpecial)
    .slice(0, MOST);
}

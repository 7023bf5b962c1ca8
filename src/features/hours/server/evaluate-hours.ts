import type { Point } from "#platform/geo/geo.ts";
import type { DayHours } from "../day-hours.ts";
import type { EvaluatedHours } from "../open-times-at.ts";
import type { OpenInterval } from "../opening-state.ts";
import { daysOfHours, type WallDay } from "./days-of-hours.ts";
import { type Span, spansWithout, unitedSpans } from "./spans.ts";
import { DAY_MS, dateOfWall, instantOfWall, requireUtc, wallDayOf } from "./wall-clock.ts";

interface AskedHours {
  /** In the syntax of OpenStreetMap's `opening_hours`. */
  hours: string;
  /** Where the sun rises and sets. */
  point: Point;
  /** The first day is that of this instant in the country. */
  from: Date;
  days: number;
}

/**
 * When a place is open, over whole days of the country, by Dutch public holidays. Undefined for invalid hours.
 * @throws Error in a process that does not run in UTC
 */
export function evaluateHours(asked: AskedHours): EvaluatedHours | undefined {
  const firstDay = wallDayOf(asked.from);
  // A day earlier, for the night before the first midnight.
  const days = wallDays(asked, { firstDay: firstDay - DAY_MS, dayCount: asked.days + 1 });
  if (!days) return undefined;
  const end = firstDay + asked.days * DAY_MS;
  const within = [
    { from: Number.NEGATIVE_INFINITY, to: firstDay },
    { from: end, to: Number.POSITIVE_INFINITY },
  ];
  const open = unitedSpans(days.flatMap((day) => day.open));
  const unknown = spansWithout(unitedSpans(days.flatMap((day) => day.unknown)), open);
  return {
    open: intervalsOf(spansWithout(open, within)),
    unknown: intervalsOf(spansWithout(unknown, within)),
    until: new Date(instantOfWall(end)).toISOString(),
  };
}

/** The same day by day, for a table; undefined for invalid hours. */
export function hoursByDay(asked: AskedHours): DayHours[] | undefined {
  const days = wallDays(asked, { firstDay: wallDayOf(asked.from), dayCount: asked.days, isMarked: true });
  return days?.map(({ wallDay, open, unknown, isHoliday, isSpecial }) => ({
    date: dateOfWall(wallDay),
    open: intervalsOf(open),
    unknown: intervalsOf(spansWithout(unknown, open)),
    isHoliday,
    isSpecial,
  }));
}

function wallDays(
  { hours, point }: AskedHours,
  range: { firstDay: number; dayCount: number; isMarked?: boolean },
): WallDay[] | undefined {
  requireUtc();
  try {
    return daysOfHours({ hours, point, ...range });
  } catch {
    return undefined;
  }
}

function intervalsOf(spans: Span[]): OpenInterval[] {
  const instants = spans.map(({ from, to }) => ({ from: instantOfWall(from), to: instantOfWall(to) }));
  return unitedSpans(instants).map(({ from, to }) => ({
    opensAt: new Date(from).toISOString(),
    closesAt: new Date(to).toISOString(),
  }));
}

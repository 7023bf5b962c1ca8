import { countryClock } from "./country-clock.ts";
import type { DayHours } from "./day-hours.ts";

/** Hours that several days of the coming week have in common. */
export interface WeekRow {
  /** Runs of weekdays that follow one another, 0 for Monday: `[[0, 3], [6, 6]]` is Monday to Thursday and Sunday. */
  runs: [from: number, to: number][];
  /** The date, where the row is a day with hours of its own: a public holiday, or a day that the hours name. */
  date: string | null;
  isToday: boolean;
  /** Whose hours they are; the clock times of all days of the row are the same. */
  day: DayHours;
}

const DAY_COUNT = 7;

/**
 * A week with equal days joined, from Monday on. Public holidays and days with special hours stand below it by themselves, with
 * their date: they would say something wrong of their weekday.
 * @param days of the coming week, from today on, and later ones that have hours of their own
 * @param now ISO 8601
 */
export function compactWeek(days: readonly DayHours[], now: string): WeekRow[] {
  const today = countryClock(now).date;
  const rows = new Map<string, { weekdays: number[]; isToday: boolean; day: DayHours }>();
  const special: WeekRow[] = [];
  for (const day of days) {
    const isToday = day.date === today;
    if (day.isHoliday || day.isSpecial) special.push({ runs: [], date: day.date, isToday, day });
    else {
      const row = rows.get(clockTimesOf(day)) ?? { weekdays: [], isToday: false, day };
      row.weekdays.push(weekdayOf(day.date));
      rows.set(clockTimesOf(day), { ...row, isToday: row.isToday || isToday });
    }
  }
  const usual = [...rows.values()]
    .map(({ weekdays, ...row }) => ({ ...row, date: null, runs: runsOf(weekdays) }))
    .toSorted((a, b) => (a.runs[0]?.[0] ?? 0) - (b.runs[0]?.[0] ?? 0));
  return [...usual, ...special];
}

/** 0 for Monday. */
function weekdayOf(date: string): number {
  return (new Date(`${date}T12:00Z`).getUTCDay() + 6) % DAY_COUNT;
}

function clockTimesOf({ open, unknown }: DayHours): string {
  const clocks = (intervals: DayHours["open"]) =>
    intervals.map(({ opensAt, closesAt }) => `${countryClock(opensAt).time}-${countryClock(closesAt).time}`);
  return [...clocks(open), "?", ...clocks(unknown)].join(" ");
}

function runsOf(weekdays: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const weekday of weekdays.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === weekday - 1) last[1] = weekday;
    else runs.push([weekday, weekday]);
  }
  return runs;
}

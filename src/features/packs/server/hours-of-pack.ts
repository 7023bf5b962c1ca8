import { isDeepStrictEqual } from "node:util";
import { countryDay } from "#features/hours/country-clock.ts";
import { countryDaysFrom } from "#features/hours/country-days.ts";
import { evaluateHours, hoursByDay } from "#features/hours/server/evaluate-hours.ts";
import { hasSun } from "#features/hours/server/read-hours.ts";
import type { Point } from "#platform/geo/geo.ts";
import { dayOfTimes, type HoursInPack } from "../days-in-pack.ts";

/** The week before that of the pack, and eight. */
const DAYS = 9 * 7;

const NO_HOURS: HoursInPack = { openTimes: null, ownDays: [] };

/** The hours of a shop or a part of it in a pack; null for unknown hours, written in the syntax of OpenStreetMap. */
export type HoursAt = (point: Point, hours: string | null) => HoursInPack;

/** Many shops of a city have the same hours, which are worked out once. */
export function hoursOfPack(first: Date): HoursAt {
  const known = new Map<string, HoursInPack>();
  const holidays = holidaysFrom(first);
  return (point, hours) => {
    if (hours === null) return NO_HOURS;
    const key = hasSun(hours) ? `${hours} ${point.latitude} ${point.longitude}` : hours;
    const found = known.get(key) ?? hoursInPack({ hours, point, from: first, days: DAYS }, holidays);
    known.set(key, found);
    return found;
  };
}

/** What the table of hours says of a day is kept only where the times do not say it themselves. */
function hoursInPack(asked: Parameters<typeof hoursByDay>[0], holidays: readonly string[]): HoursInPack {
  const openTimes = evaluateHours(asked);
  if (!openTimes) return NO_HOURS;
  const days = countryDaysFrom(countryDay(asked.from), DAYS);
  const ownDays = (hoursByDay(asked) ?? []).filter((told, index) => {
    const day = days[index];
    return !day || !isDeepStrictEqual(told, dayOfTimes(openTimes, day, holidays.includes(told.date)));
  });
  return { openTimes, ownDays };
}

/** The public holidays of the days of a pack. */
export function holidaysFrom(first: Date): string[] {
  // They are the same in the whole country and whatever the hours are.
  const days = hoursByDay({
    hours: "24/7",
    point: { latitude: 52.1, longitude: 5.2 },
    from: first,
    days: DAYS,
  });
  return (days ?? []).filter(({ isHoliday }) => isHoliday).map(({ date }) => date);
}

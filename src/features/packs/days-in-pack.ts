import { countryDay } from "#features/hours/country-clock.ts";
import { type CountryDay, countryDaysFrom } from "#features/hours/country-days.ts";
import type { DayHours } from "#features/hours/day-hours.ts";
import type { EvaluatedHours } from "#features/hours/open-times-at.ts";
import type { OpenInterval } from "#features/hours/opening-state.ts";

/** Hours over the days of a pack. */
export interface HoursInPack {
  /** Null for unknown hours. */
  openTimes: EvaluatedHours | null;
  /** The days that are others than `dayOfTimes` says: those with hours of their own, and those whose night goes on into the next day's hours. */
  ownDays: DayHours[];
}

/** From the first of both to where the pack ends. */
interface DaysOfPack {
  knownFrom: string;
  /** Dates of public holidays. */
  holidays: readonly string[];
}

const DAY_MS = 86_400_000;

/** The days of a table of hours, from that of the moment on; null for unknown hours. Nothing is known of days that are not in the pack. */
export function daysInPack(
  { knownFrom, holidays }: DaysOfPack,
  { openTimes, ownDays }: HoursInPack,
  { now, dayCount }: { now: Date; dayCount: number },
): DayHours[] | null {
  if (openTimes === null) return null;
  return countryDaysFrom(countryDay(now), dayCount).map((day) => {
    const isHoliday = holidays.includes(day.date);
    if (day.startsAt < knownFrom || day.endsAt > openTimes.until) return unknownDay(day);
    return ownDays.find(({ date }) => date === day.date) ?? dayOfTimes(openTimes, day, isHoliday);
  });
}

/** What opens on a day of ordinary hours, its night included; what lasts for days is cut at each midnight. */
export function dayOfTimes(
  { open, unknown }: Pick<EvaluatedHours, "open" | "unknown">,
  day: CountryDay,
  isHoliday: boolean,
): DayHours {
  const ofDay = (times: readonly OpenInterval[]) => times.flatMap((time) => partOfDay(time, day));
  return { date: day.date, open: ofDay(open), unknown: ofDay(unknown), isHoliday, isSpecial: false };
}

// Instants of one form are in order as texts.
function partOfDay({ opensAt, closesAt }: OpenInterval, { startsAt, endsAt }: CountryDay): OpenInterval[] {
  if (closesAt <= startsAt || opensAt >= endsAt) return [];
  const isLong = Date.parse(closesAt) - Date.parse(opensAt) > DAY_MS;
  if (!isLong) return opensAt >= startsAt ? [{ opensAt, closesAt }] : [];
  return [
    { opensAt: opensAt > startsAt ? opensAt : startsAt, closesAt: closesAt < endsAt ? closesAt : endsAt },
  ];
}

function unknownDay({ date, startsAt, endsAt }: CountryDay): DayHours {
  return {
    date,
    open: [],
    unknown: [{ opensAt: startsAt, closesAt: endsAt }],
    isHoliday: false,
    isSpecial: false,
  };
}

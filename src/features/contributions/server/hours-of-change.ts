import type { DayHours } from "#features/hours/day-hours.ts";
import { hoursByDay } from "#features/hours/server/evaluate-hours.ts";
import { exceptionsAhead } from "#features/hours/server/exceptions-ahead.ts";
import { middleOf } from "#platform/geo/box-of-points.ts";
import { WHOLE_COUNTRY } from "#platform/geo/bbox.ts";
import type { ChangedValue, UserChange } from "../change.ts";
import type { HoursOfChange, HoursSaid } from "../hours-of-change.ts";
import { valueAfter } from "./shop-values.ts";

const WEEK = 7;

/** Weekdays and times only: of months, holidays and remarks a week in words does not tell. */
const ONLY_WEEKDAYS = /^(?:24\/7|(?:Mo|Tu|We|Th|Fr|Sa|Su|\d?\d:\d\d|off|closed|unknown|[\s,;-])+)$/;

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** A date, or some of one month, with times or without: `Dec 5 off`, `2026 Dec 24-26 10:00-15:00`. */
const OF_DATES = new RegExp(
  `^(?:(?<year>\\d{4}) )?(?<month>${MONTHS.join("|")}) (?<first>\\d?\\d)(?:-(?<last>\\d?\\d))? (?:\\d?\\d:\\d\\d|off|closed|unknown|[\\s,-])+$`,
);

/** The opening hours of a suggestion as a week and the days after it that have hours of their own, before, by now and after; null where it changes none. */
export function hoursOfChange({ fields }: Pick<UserChange, "fields">, now: Date): HoursOfChange | null {
  const hours = fields.find(({ field }) => field === "openingHours");
  if (!hours) return null;
  const { before, present, after } = hours;
  return {
    before: said(before, now),
    present: said(present ?? null, now),
    // As it will be: days of which nothing is told stay as they stand by now.
    after: said(valueAfter("openingHours", after, present === undefined ? before : present), now),
    now: now.toISOString(),
  };
}

function said(hours: ChangedValue, now: Date): HoursSaid | null {
  if (typeof hours !== "string" || hours === "") return null;
  // The sun of the middle of the country is early enough for a look.
  const asked = { hours, point: middleOf(WHOLE_COUNTRY), from: now };
  const days = hoursByDay({ ...asked, days: WEEK });
  if (!days) return null;
  const later = exceptionsAhead({ ...asked, toldDays: WEEK });
  const told = [...days, ...later];
  return { days, later, isAll: hours.split(";").every((rule) => isToldBy(told, rule.trim())) };
}

/** A rule of weekdays is told by the week, one of dates where each of them is among the days that are told. */
function isToldBy(told: readonly DayHours[], rule: string): boolean {
  if (ONLY_WEEKDAYS.test(rule)) return true;
  const { year = "", month = "", first, last = first } = OF_DATES.exec(rule)?.groups ?? {};
  if (!first || !last) return false;
  const numberOf = (monthDay: number) =>
    [MONTHS.indexOf(month) + 1, monthDay].map((part) => String(part).padStart(2, "0")).join("-");
  const length = Number(last) - Number(first) + 1;
  const named = Array.from({ length }, (_, at) => numberOf(Number(first) + at));
  return (
    named.length > 0 &&
    named.every((date) =>
      told.some((day) => day.isSpecial && day.date.startsWith(year) && day.date.endsWith(date)),
    )
  );
}

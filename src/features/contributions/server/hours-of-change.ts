import { hoursByDay } from "#features/hours/server/evaluate-hours.ts";
import { middleOf } from "#platform/geo/box-of-points.ts";
import { WHOLE_COUNTRY } from "#platform/geo/bbox.ts";
import type { ChangedValue, UserChange } from "../change.ts";
import type { HoursOfChange, HoursSaid } from "../hours-of-change.ts";
import { valueAfter } from "./shop-values.ts";

/** Weekdays and times only: of months, holidays, dates and remarks a week in words does not tell. */
const ONLY_WEEKDAYS = /^(?:24\/7|(?:Mo|Tu|We|Th|Fr|Sa|Su|\d?\d:\d\d|off|closed|unknown|[\s,;-])+)$/;

/** The opening hours of a suggestion as a week, before, by now and after; null where it changes none. */
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
  const days = hoursByDay({ hours, point: middleOf(WHOLE_COUNTRY), from: now, days: 7 });
  return days ? { days, isAll: ONLY_WEEKDAYS.test(hours) } : null;
}

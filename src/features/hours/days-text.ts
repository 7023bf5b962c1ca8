import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { dayText } from "#platform/i18n/format.ts";
import { inSentence } from "#platform/i18n/in-sentence.ts";
import type { WeekRow } from "./compact-week.ts";

/** 4 January 2027 is a Monday. */
const MONDAY = Date.UTC(2027, 0, 4, 12);
const DAY_MS = 86_400_000;

/** Weekdays in runs, as `WeekRow` has them: "Mon–Thu, Sun"; all of them are "Every day". */
export function daysText(runs: WeekRow["runs"], i18n: I18n): string {
  const [first] = runs;
  if (first?.[0] === 0 && first[1] === 6) return i18n._(msg({ id: "hours.every-day", message: "Every day" }));
  const weekday = (place: number) =>
    dayText(i18n.locale, "shortWeekday", new Date(MONDAY + place * DAY_MS).toISOString());
  return runs
    .map(([from, to]) => {
      if (from === to) return weekday(from);
      return to === from + 1 ? `${weekday(from)}, ${weekday(to)}` : `${weekday(from)}–${weekday(to)}`;
    })
    .join(", ");
}

/** Times of a day in a notation of OpenStreetMap, such as `10:00-22:00` or `off`, inside of a sentence. */
export function timesText(times: string, i18n: I18n): string {
  if (times === "off")
    return inSentence(i18n._(msg({ id: "opening.closed", message: "Closed" })), i18n.locale);
  if (times === "00:00-24:00")
    return inSentence(i18n._(msg({ id: "opening.always", message: "Open 24 hours" })), i18n.locale);
  return times.replace("24:00", "00:00").replace("-", "–");
}

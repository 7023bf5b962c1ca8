import { useLingui } from "@lingui/react/macro";
import { dayText } from "#platform/i18n/format.ts";
import type { WeekRow } from "../compact-week.ts";

/** 4 January 2027 is a Monday. */
const MONDAY = Date.UTC(2027, 0, 4, 12);
const DAY_MS = 86_400_000;

/** Weekdays in runs, as `WeekRow` has them: "Mon–Thu, Sun"; all of them are "Every day". */
export function useDaysText(): (runs: WeekRow["runs"]) => string {
  const { t, i18n } = useLingui();
  const weekday = (place: number) =>
    dayText(i18n.locale, "shortWeekday", new Date(MONDAY + place * DAY_MS).toISOString());
  return (runs) => {
    const [first] = runs;
    if (first?.[0] === 0 && first[1] === 6) return t({ id: "hours.every-day", message: "Every day" });
    const text = ([from, to]: [number, number]) => {
      if (from === to) return weekday(from);
      return to === from + 1 ? `${weekday(from)}, ${weekday(to)}` : `${weekday(from)}–${weekday(to)}`;
    };
    return runs.map(text).join(", ");
  };
}

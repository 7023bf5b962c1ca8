import { countryClock } from "./country-clock.ts";
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

/** Nobody has said when it is open on that day. */
export function isUnknownDay({ open, unknown }: DayHours): boolean {
  return open.length === 0 && isWholeDay(unknown);
}

/** Whether the intervals are one from midnight to midnight. */
export function isWholeDay([interval, more]: readonly OpenInterval[]): boolean {
  if (!interval || more) return false;
  const [opens, closes] = [countryClock(interval.opensAt), countryClock(interval.closesAt)];
  return opens.time === "00:00" && closes.time === "00:00" && opens.date !== closes.date;
}

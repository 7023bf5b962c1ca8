import { formatTag } from "./locales.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Each from its length in seconds on. */
const UNITS = [
  ["year", 365.25 * DAY],
  ["month", 30.44 * DAY],
  ["week", 7 * DAY],
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
] as const;

const formats = new Map<string, Intl.RelativeTimeFormat>();

/**
 * An age as a number of units: `yesterday`, `1 month ago`. From a week on it is counted, for "last month" is another one than
 * thirty days ago, and in Italian and Portuguese it lacks its article; `this month` has no number, and no such trouble.
 */
export function ago(tag: string, amount: number, unit: Intl.RelativeTimeFormatUnit): string {
  const isCounted = amount > 0 && (unit === "week" || unit === "month" || unit === "year");
  const key = `${tag} ${isCounted}`;
  const format =
    formats.get(key) ??
    new Intl.RelativeTimeFormat(formatTag(tag), { numeric: isCounted ? "always" : "auto" });
  formats.set(key, format);
  return format.format(-amount, unit);
}

/** How long ago a moment was, in the reader's words and the largest unit that fits: `now`, `5 minutes ago`, `yesterday`. */
export function timeAgo(tag: string, atMs: number, nowMs: number): string {
  // The clock of the reader may be behind ours.
  const seconds = Math.max(0, (nowMs - atMs) / 1000);
  const [unit, length] = UNITS.find(([, least]) => seconds >= least) ?? ["second", Infinity];
  return ago(tag, Math.floor(seconds / length), unit);
}

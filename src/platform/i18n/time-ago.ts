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

/** How long ago a moment was, in the reader's words and the largest unit that fits: `now`, `5 minutes ago`, `yesterday`. */
export function timeAgo(tag: string, atMs: number, nowMs: number): string {
  const format = formats.get(tag) ?? new Intl.RelativeTimeFormat(formatTag(tag), { numeric: "auto" });
  formats.set(tag, format);
  // The clock of the reader may be behind ours.
  const seconds = Math.max(0, (nowMs - atMs) / 1000);
  const [unit, length] = UNITS.find(([, least]) => seconds >= least) ?? ["second", Infinity];
  return format.format(-Math.floor(seconds / length), unit);
}

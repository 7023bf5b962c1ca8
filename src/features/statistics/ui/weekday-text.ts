import { formatTag } from "#platform/i18n/locales.ts";
const FIRST_MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 24 * 60 * 60_000;

/** The name of a weekday, 1 (Monday) to 7. */
export function weekdayText(tag: string, weekday: number, style: "long" | "short"): string {
  const format = new Intl.DateTimeFormat(formatTag(tag), { weekday: style, timeZone: "UTC" });
  return format.format(new Date(FIRST_MONDAY + (weekday - 1) * DAY_MS));
}

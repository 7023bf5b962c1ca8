import { dateTag } from "#platform/i18n/locales.ts";
import { COUNTRY_TIME } from "../country-time.ts";

const FORMS = {
  time: { hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  weekday: { weekday: "long" },
  date: { day: "numeric", month: "long" },
  day: { weekday: "long", day: "numeric", month: "short" },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * An instant as the country's clocks and calendars show it, in the reader's language: `01:00`, `Monday`, `7 December`, `Monday 7
 * Dec`. Making a format costs a hundred times what using it does, so formats are cached.
 */
export function dayWords(tag: string, form: keyof typeof FORMS, instant: string): string {
  const key = tag + form;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(dateTag(tag), { ...FORMS[form], timeZone: COUNTRY_TIME });
  formats.set(key, format);
  return format.format(new Date(instant));
}

import { COUNTRY_TIME } from "#features/hours/country-time.ts";
import { dateTag } from "#platform/i18n/locales.ts";

const FORMS = {
  day: { day: "numeric", month: "long" },
  date: { day: "numeric", month: "long", year: "numeric" },
  moment: {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DayForm = keyof typeof FORMS;

const formats = new Map<string, Intl.DateTimeFormat>();

/** How an instant is written in a language, on the country's calendars and clocks. */
export function dayFormat(tag: string, form: DayForm): Intl.DateTimeFormat {
  const format =
    formats.get(tag + form) ??
    new Intl.DateTimeFormat(dateTag(tag), { ...FORMS[form], timeZone: COUNTRY_TIME });
  formats.set(tag + form, format);
  return format;
}

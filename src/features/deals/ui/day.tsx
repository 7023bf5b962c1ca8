import { useLingui } from "@lingui/react/macro";
import { COUNTRY_TIME } from "#features/hours/country-time.ts";

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
  time: { hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** An instant as the country's calendars and clocks show it, in the reader's language. */
export function Day({ at, form = "day" }: { at: string; form?: keyof typeof FORMS }) {
  const { i18n } = useLingui();
  const key = i18n.locale + form;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(i18n.locale, { ...FORMS[form], timeZone: COUNTRY_TIME });
  formats.set(key, format);
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}

import { COUNTRY_TIME } from "../country-time.ts";
import { formatTag } from "./locales.ts";

const formats = new Map<string, Intl.NumberFormat>();

/** Memoised: making a format costs a hundred times what using it does, and a page of shops shows two dozen numbers. */
function numberFormat(tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = tag + JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(formatTag(tag), options);
  formats.set(key, made);
  return made;
}

/** A count in the reader's numerals: `1.166` in Dutch, `1 166` in French. */
export function countText(tag: string, count: number): string {
  return numberFormat(tag, {}).format(count);
}

/** A rating of 1 to 5 with one decimal. */
export function ratingText(tag: string, rating: number): string {
  return numberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating);
}

/** A price in the reader's way: `€ 12,50`; with `isWhole` one of whole euros has no cents. */
export function centsText(tag: string, cents: number, { isWhole = false } = {}): string {
  const digits = isWhole && cents % 100 === 0 ? { minimumFractionDigits: 0 } : {};
  return numberFormat(tag, { style: "currency", currency: "EUR", ...digits }).format(cents / 100);
}

/** A price in a column of euros, without the sign: `12,50`. */
export function euroColumnText(tag: string, cents: number): string {
  return numberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(cents / 100);
}

/** Tenths of a percent as a percentage with at most one decimal: `18%`, `0.4%`. */
export function permilleText(tag: string, permille: number): string {
  return numberFormat(tag, { style: "percent", maximumFractionDigits: 1 }).format(permille / 1000);
}

const DAY_FORMS = {
  time: { hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  weekday: { weekday: "long" },
  shortWeekday: { weekday: "short" },
  day: { day: "numeric", month: "long" },
  date: { day: "numeric", month: "long", year: "numeric" },
  month: { month: "long", year: "numeric" },
  year: { year: "numeric" },
  weekdayAndDay: { weekday: "long", day: "numeric", month: "short" },
  shortDate: { day: "numeric", month: "short", year: "numeric" },
  dateAndTime: {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  },
  moment: {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DayForm = keyof typeof DAY_FORMS;

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** How an instant is written in a language, on the country's calendars and clocks; for what `dayText` does not do, such as a range. */
export function dayFormat(tag: string, form: DayForm): Intl.DateTimeFormat {
  const key = tag + form;
  const format =
    dayFormats.get(key) ??
    new Intl.DateTimeFormat(formatTag(tag), { ...DAY_FORMS[form], timeZone: COUNTRY_TIME });
  dayFormats.set(key, format);
  return format;
}

/** An instant in a language: `01:00`, `Monday`, `Mon`, `7 December`, `7 December 2026`, `December 2026`, `2026`, `Monday 7 Dec`, `Monday 7 December at 01:00`. */
export function dayText(tag: string, form: DayForm, instant: string): string {
  const text = dayFormat(tag, form).format(new Date(instant));
  // French counts the first of a month, which Intl does not know.
  return tag === "fr" ? text.replace(/(?<!\d)1 (?=\p{L})/u, "1er ") : text;
}

const wallClocks = new Map<string, Intl.DateTimeFormat>();

/** A wall-clock time such as `2026-11-22T20:00` with its day: `Sun 22 Nov, 20:00`. It is shown as written, in no zone. */
export function wallClockText(tag: string, wallClock: string): string {
  const format =
    wallClocks.get(tag) ??
    new Intl.DateTimeFormat(formatTag(tag), {
      weekday: "short",
      day: "numeric",
      month: "short",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      timeZone: "UTC",
    });
  wallClocks.set(tag, format);
  return format.format(new Date(`${wallClock}Z`));
}

/** A distance as people say it: tens of metres up to a kilometre, tenths up to ten, then whole kilometres. */
export function distanceText(tag: string, metres: number): string {
  const tens = Math.max(10, Math.round(metres / 10) * 10);
  if (tens < 1000) return unitText(tag, "meter", tens);
  const maximumFractionDigits = metres < 9_950 ? 1 : 0;
  return unitText(tag, "kilometer", metres / 1000, maximumFractionDigits);
}

/** How long something took, in tenths of an hour. */
export function hoursText(tag: string, hours: number): string {
  return unitText(tag, "hour", hours, 1);
}

/** Intl parts a number from its unit with a space that may break, in some languages. */
function unitText(tag: string, unit: string, value: number, maximumFractionDigits = 0): string {
  const format = numberFormat(tag, { style: "unit", unit, maximumFractionDigits });
  return format.format(value).replace(" ", "\u00a0");
}

import { dayText } from "./i18n/format.ts";
import { formatTag, languageTag, LOCALES } from "./i18n/locales.ts";
import { isObservedOn, observedOnParts } from "./observed-on.ts";

/** A partial date as people type it, in the order of their language: `17-8-2026`, `augustus 2026`, `2026`. */
export function typedObservedOn(observedOn: string, tag: string): string {
  if (!isObservedOn(observedOn)) return observedOn;
  const { date, precision } = observedOnParts(observedOn);
  if (precision !== "day") return dayText(tag, precision, date.toISOString());
  return new Intl.DateTimeFormat(formatTag(tag), {
    day: "numeric",
    month: "numeric",
    year: "numeric",
    timeZone: "UTC",
  }).format(date);
}

const YEAR_FIRST = /^(\d{4})(?:[-./](\d{1,2}))?(?:[-./](\d{1,2}))?$/;
const DAY_FIRST = /^(?:(\d{1,2})[-./\s]+)?(\d{1,2})[-./\s]+(\d{4}|\d{2})$/;

/**
 * The partial date (`2026-08-17`, `2026-08`, `2026`) of what is typed; undefined for what is none. A day comes before its month, as in all
 * of our languages, and months may be named in any of them, also by their beginning: what was begun in one is read in another.
 */
export function observedOnTyped(typed: string): string | undefined {
  const text = typed.trim();
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? dayFirst(text) ?? named(text) ?? [];
  if (!year) return undefined;
  const parts = [year.length === 2 ? `20${year}` : year, month, day].filter((part) => part !== undefined);
  const observedOn = parts.map((part) => part.padStart(2, "0")).join("-");
  return isObservedOn(observedOn) ? observedOn : undefined;
}

type Parts = readonly (string | undefined)[];

function dayFirst(text: string): Parts | undefined {
  const [all, day, month, year] = DAY_FIRST.exec(text) ?? [];
  // 8-26 may be a month of a year and a day of a month.
  return all === undefined || (day === undefined && year?.length === 2) ? undefined : [all, year, month, day];
}

/** `17 aug. 2026`, `17 de agosto de 2026`, `August 2026`. */
function named(text: string): Parts | undefined {
  const words = plain(text).match(/\p{L}+|\d+/gu) ?? [];
  const numbers = words.filter((word) => /\d/.test(word));
  const months = words.filter((word) => !/\d/.test(word) && !BESIDE_NUMBERS.has(word)).map(monthOf);
  const [month] = months;
  if (months.length !== 1 || month === undefined || numbers.length > 2) return undefined;
  const [year, ...rest] = numbers.toReversed();
  return [text, year, String(month), ...rest];
}

/** The first of a month in French and English, and what Spanish and Portuguese put between. */
const BESIDE_NUMBERS: ReadonlySet<string> = new Set(["de", "del", "er", "st", "nd", "rd", "th"]);

/** From 1; undefined for what is no month, or the beginning of two. */
function monthOf(word: string): number | undefined {
  monthNames ??= namesOfMonths();
  const exact = monthNames.find(({ name }) => name === word);
  if (exact || word.length < 3) return exact?.month;
  const found = new Set(monthNames.filter(({ name }) => name.startsWith(word)).map(({ month }) => month));
  return found.size === 1 ? [...found][0] : undefined;
}

let monthNames: { name: string; month: number }[] | undefined;

/** In all languages, alone and beside a day: Polish has `sierpień` and `17 sierpnia`. */
function namesOfMonths() {
  return LOCALES.flatMap((locale) =>
    (["long", "short"] as const).flatMap((month) =>
      [{ month }, { month, day: "numeric" } as const].flatMap((options) => {
        const format = new Intl.DateTimeFormat(formatTag(languageTag(locale)), {
          ...options,
          timeZone: "UTC",
        });
        return Array.from({ length: 12 }, (_, place) => {
          const parts = format.formatToParts(Date.UTC(2026, place, 1));
          const name = plain(parts.find(({ type }) => type === "month")?.value ?? "");
          return { name: name.replace(".", ""), month: place + 1 };
        });
      }),
    ),
  ).filter(({ name }) => /^\p{L}+$/u.test(name));
}

/** Without capitals and accents. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

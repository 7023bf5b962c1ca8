import { dateTag } from "./locales.ts";

const formats = new Map<string, Intl.NumberFormat>();

/** Memoised: making a format costs a hundred times what using it does, and a page of shops shows two dozen numbers. */
function numberFormat(tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = tag + JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(tag, options);
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

/** A price in the reader's way: `€ 12,50`, and whole euros without cents with `isWhole`. */
export function centsText(tag: string, cents: number, { isWhole = false } = {}): string {
  const digits = isWhole ? { minimumFractionDigits: 0, maximumFractionDigits: 2 } : {};
  return numberFormat(tag, { style: "currency", currency: "EUR", ...digits }).format(cents / 100);
}

/** Tenths of a percent as a percentage with at most one decimal: `18%`, `0.4%`. */
export function permilleText(tag: string, permille: number): string {
  return numberFormat(tag, { style: "percent", maximumFractionDigits: 1 }).format(permille / 1000);
}

const wallClocks = new Map<string, Intl.DateTimeFormat>();

/** A wall-clock time such as `2026-11-22T20:00` with its day: `Sun 22 Nov, 20:00`. It is shown as written, in no zone. */
export function wallClockText(tag: string, wallClock: string): string {
  const format =
    wallClocks.get(tag) ??
    new Intl.DateTimeFormat(dateTag(tag), {
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
  if (tens < 1000) return numberFormat(tag, { style: "unit", unit: "meter" }).format(tens);
  const maximumFractionDigits = metres < 9_950 ? 1 : 0;
  return numberFormat(tag, { style: "unit", unit: "kilometer", maximumFractionDigits }).format(metres / 1000);
}

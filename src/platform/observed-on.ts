export type ObservedOnPrecision = "year" | "month" | "day";

const YEAR_MONTH_OR_DAY = /^(?:19|20)\d{2}(?:-\d{2}(?:-\d{2})?)?$/;

/**
 * Whether a text is a date of observation, as exactly as is known and no more: `2021`, `2024-08` or `2024-08-17` (ISO 8601). A
 * source that says "2021" must not be shown as the first of January.
 */
export function isObservedOn(text: string): boolean {
  return YEAR_MONTH_OR_DAY.test(text) && startOf(text) !== null;
}

/**
 * The start of that year, month or day in UTC and how exact it is, for showing it in a language.
 * @throws RangeError for text that is none of the three forms
 */
export function observedOnParts(text: string): { date: Date; precision: ObservedOnPrecision } {
  const date = startOf(text);
  if (!date) throw new RangeError(`"${text}" is no year, month or day`);
  return { date, precision: text.length === 4 ? "year" : text.length === 7 ? "month" : "day" };
}

function startOf(text: string): Date | null {
  const date = new Date(`${text}${"-01-01".slice(text.length - 4)}T00:00:00Z`);
  // JavaScript rolls 30 February over to March; such a day was never observed.
  return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(text) ? null : date;
}

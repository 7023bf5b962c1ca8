import * as v from "valibot";

/**
 * When a fact was seen, as exactly as is known and no more: `2021`, `2024-08` or `2024-08-17` (ISO 8601).
 * A source that says "2021" must not be shown as the first of January.
 */
export const observedOnSchema = v.pipe(
  v.string(),
  v.regex(
    /^(?:19|20)\d{2}(?:-\d{2}(?:-\d{2})?)?$/,
    "is no year, month or day such as 2021, 2024-08, 2024-08-17",
  ),
  v.check((text) => startOf(text) !== null, "is no date of the calendar"),
);

export type ObservedOnPrecision = "year" | "month" | "day";

export function isObservedOn(text: unknown): text is string {
  return v.is(observedOnSchema, text);
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

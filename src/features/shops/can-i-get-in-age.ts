import { observedOnParts } from "#platform/observed-on.ts";

/** How long ago, as exactly as it is known: what was seen in 2019 was not seen so many months ago. */
export interface FactAge {
  count: number;
  unit: "day" | "month" | "year";
}

const DAY_MS = 86_400_000;
const DAYS_COUNTED = 31;

/** Rules change with councils and owners: after this many years the page advises to ask before going. */
const OLD_YEARS = 2;

/** The age at `now` (ISO 8601) of a fact seen on a partial date; never below nought. */
export function ageOf(observedOn: string, now: string): FactAge {
  const { date, precision } = observedOnParts(observedOn);
  const today = new Date(now);
  const years = today.getUTCFullYear() - date.getUTCFullYear();
  if (precision === "year") return { count: Math.max(years, 0), unit: "year" };
  const days = Math.max(Math.floor((today.getTime() - date.getTime()) / DAY_MS), 0);
  if (precision === "day" && days < DAYS_COUNTED) return { count: days, unit: "day" };
  const months = Math.max(years * 12 + today.getUTCMonth() - date.getUTCMonth(), 0);
  return months < 12 ? { count: months, unit: "month" } : { count: Math.floor(months / 12), unit: "year" };
}

/** Whether a page must warn that the fact may no longer hold. */
export function isOld(observedOn: string, now: string): boolean {
  const { count, unit } = ageOf(observedOn, now);
  return unit === "year" && count >= OLD_YEARS;
}

/** Whether it was confirmed within a year: the colour of a rule fades after that. */
export function isWithinYear(observedOn: string, now: string): boolean {
  const { count, unit } = ageOf(observedOn, now);
  return unit !== "year" || count === 0;
}

import { instantOfTyped } from "#platform/typed-time.ts";
import { countryDay } from "./country-clock.ts";

/** A day of the country from midnight to midnight, ISO 8601 in UTC; twice a year it has 23 or 25 hours. */
export interface CountryDay {
  /** Such as `2026-11-21`. */
  date: string;
  startsAt: string;
  endsAt: string;
}

const DAY_MS = 86_400_000;

/** The date so many days later. */
export function dayAfter(date: string, count = 1): string {
  return new Date(Date.parse(`${date}T12:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

export function countryDaysFrom(date: string, count: number): CountryDay[] {
  const midnights = Array.from({ length: count + 1 }, (_, index) => midnightOf(dayAfter(date, index)));
  return midnights.slice(1).map((endsAt, index) => ({
    date: dayAfter(date, index),
    startsAt: midnights[index] ?? endsAt,
    endsAt,
  }));
}

/** How many days hours are worked out for: yesterday, because its night may still last, today and two weeks. */
export const KNOWN_DAYS = 16;

const HOUR_MS = 60 * 60_000;
let known = { hour: Number.NaN, end: new Date(Number.NaN) };

/** The end of these days, as far as the site knows at a moment when a shop is open. Cached for the hour, in which it does not change. */
export function endOfKnownDays(now: Date): Date {
  const hour = Math.floor(now.getTime() / HOUR_MS);
  if (known.hour !== hour) known = { hour, end: endAfter(now) };
  return known.end;
}

function endAfter(now: Date): Date {
  const yesterday = countryDay(new Date(now.getTime() - DAY_MS));
  return new Date(midnightOf(dayAfter(yesterday, KNOWN_DAYS)));
}

/** Clocks change later in the night, so each day has one. */
const midnightOf = (date: string) => instantOfTyped(`${date}T00:00`) ?? "";

import { countryClock } from "#features/hours/country-clock.ts";
import { dayAfter } from "#features/hours/country-days.ts";
import { instantOfTyped } from "#platform/typed-time.ts";
import type { OpenFilter } from "./open-filter.ts";

/** A night that has begun lasts until here; before it "tonight" is the night that is going on. */
const MORNING = "05:00";

export interface Moments {
  now: Date;
  /** Half past midnight of the coming night, or now when that has passed: open then is open late. */
  late: Date;
  /** The moment of the filter `open`; now without one. */
  asked: Date;
}

/** The moments at which a list evaluates hours. Wall-clock times are those of the country, not of the server or the phone. */
export function momentsOf(filter: OpenFilter | null, now: Date): Moments {
  const late = lateOf(now);
  const lateOrNow = late < now ? now : late;
  if (filter === null || filter === "now") return { now, late: lateOrNow, asked: now };
  if (filter === "late") return { now, late: lateOrNow, asked: lateOrNow };
  return { now, late: lateOrNow, asked: dateOf(filter) };
}

const HOUR_MS = 60 * 60_000;
let known = { hour: Number.NaN, late: new Date(Number.NaN) };

/** Cached for the hour, in which it does not change: computing it is a tenth of the time of a small list. */
function lateOf(now: Date): Date {
  const hour = Math.floor(now.getTime() / HOUR_MS);
  if (known.hour !== hour) known = { hour, late: nextLate(now) };
  return known.late;
}

function nextLate(now: Date): Date {
  const { date, time } = countryClock(now.toISOString());
  return dateOf(`${time < MORNING ? date : dayAfter(date)}T00:30`);
}

/** Read by `readOpenFilter`, so it is a time. */
function dateOf(wallClock: string): Date {
  return new Date(instantOfTyped(wallClock) ?? Number.NaN);
}

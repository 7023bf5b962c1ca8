import { COUNTRY_TIME } from "#platform/country-time.ts";
import type { OpenFilter } from "../open-filter.ts";

/** A night that has begun lasts until here; before it "tonight" is the night that is going on. */
const MORNING_HOUR = 5;

export interface Moments {
  now: Date;
  /** Half past midnight of the coming night, or now when that has passed: open then is open late. */
  late: Date;
  /** The moment of the filter `open`; now without one. */
  asked: Date;
}

/** The moments at which a list evaluates hours. Wall-clock times are those of the country, not of the server. */
export function momentsOf(filter: OpenFilter | null, now: Date): Moments {
  const late = lateOf(now);
  const lateOrNow = late < now ? now : late;
  if (filter === null || filter === "now") return { now, late: lateOrNow, asked: now };
  if (filter === "late") return { now, late: lateOrNow, asked: lateOrNow };
  const asked = dateOf(Temporal.PlainDateTime.from(filter).toZonedDateTime(COUNTRY_TIME));
  return { now, late: lateOrNow, asked };
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
  const clock = Temporal.Instant.from(now.toISOString()).toZonedDateTimeISO(COUNTRY_TIME);
  const night = clock.hour < MORNING_HOUR ? clock : clock.add({ days: 1 });
  return dateOf(night.withPlainTime("00:30"));
}

function dateOf(moment: Temporal.ZonedDateTime): Date {
  return new Date(moment.epochMilliseconds);
}

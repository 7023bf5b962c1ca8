import { COUNTRY_TIME } from "#platform/country-time.ts";

/*
 * Hours are written for a wall clock, and the library that reads them works with the machine's. So it is called with the wall
 * clock's time as if it were UTC, in milliseconds ("wall" below), in a process that runs in UTC; only its results are converted
 * to instants, here.
 */

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** @throws Error when the process does not run in UTC: everything would be off by hours without a word */
export function requireUtc(): void {
  const offsets = [0, 6].map((month) => new Date(2026, month, 1).getTimezoneOffset());
  if (offsets.some((offset) => offset !== 0))
    throw new Error("Opening hours can only be worked out in a process with TZ=UTC");
}

/**
 * The instant at which the wall clock shows this. A time that it shows twice is the first one, so a closing at 02:30 in the
 * night that the clocks go back is the first 02:30; a time that it skips is the moment of the skip.
 */
export function instantOfWall(wall: number): number {
  const shown = Temporal.Instant.fromEpochMilliseconds(wall).toZonedDateTimeISO("UTC").toPlainDateTime();
  const moment = shown.toZonedDateTime(COUNTRY_TIME, { disambiguation: "earlier" });
  if (moment.toPlainDateTime().equals(shown)) return moment.epochMilliseconds;
  return moment.getTimeZoneTransition("next")?.epochMilliseconds ?? moment.epochMilliseconds;
}

/** Midnight, on the wall clock, of the day on which the instant falls there. */
export function wallDayOf(instant: Date): number {
  const moment = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(COUNTRY_TIME);
  return Date.parse(`${moment.toPlainDate().toString()}T00:00Z`);
}

/** Hours by which the wall clock is ahead of UTC at noon of the day. */
export function hoursAheadOn(wallDay: number): number {
  return (wallDay + DAY_MS / 2 - instantOfWall(wallDay + DAY_MS / 2)) / HOUR_MS;
}

export function dateOfWall(wall: number): string {
  return new Date(wall).toISOString().slice(0, 10);
}

import { countryClock } from "#features/hours/country-clock.ts";
import { type OpeningState, openingStateOf } from "#features/hours/opening-state.ts";
import type { ShopOpenTimes } from "./open-times.ts";

/** The instant at which clocks in the country show `2026-11-22T20:00`, with functions that every browser has. */
export function instantOfClock(wall: string): string {
  const shown = Date.parse(`${wall}Z`);
  // The first guess may lie on the other side of a daylight saving change; the second corrects it.
  const guess = shown - aheadAt(shown);
  return new Date(shown - aheadAt(guess)).toISOString();
}

/** Milliseconds by which the country's clocks are ahead of UTC. */
function aheadAt(instant: number): number {
  const { date, time } = countryClock(new Date(instant).toISOString());
  return Date.parse(`${date}T${time}Z`) - instant;
}

/** What clocks in the country show at an instant (ISO 8601), such as `2026-11-22T20:00`. */
export function wallClockAt(instant: string): string {
  const { date, time } = countryClock(instant);
  return `${date}T${time}`;
}

/** Whether a wall-clock time has passed and has no answer any more. The current minute has not passed. */
export function hasPassed(wall: string, now: string): boolean {
  return wall < wallClockAt(now);
}

type KnownTimes = Pick<ShopOpenTimes, "opening" | "days">;

/** Whether a page's days have an answer for a wall-clock time; else the server is called. */
export function isWithin({ days }: KnownTimes, wall: string): boolean {
  const lastDay = days?.at(-1)?.date;
  return lastDay !== undefined && wall.slice(0, lastDay.length) <= lastDay;
}

/**
 * Whether a shop is open when someone arrives, from the data of its page. Times are ISO 8601; what has passed and what lies
 * beyond the days of the page is unknown, which is not closed.
 */
export function openingAt({ opening, days }: KnownTimes, at: string, now: string): OpeningState {
  const moment = Date.parse(at);
  if (!days || hasPassed(wallClockAt(at), now) || !isWithin({ opening, days }, wallClockAt(at)))
    return { state: "unknown" };
  if (moment <= Date.parse(now)) return opening;
  const isIn = ({ opensAt, closesAt }: { opensAt: string; closesAt: string }) =>
    Date.parse(opensAt) <= moment && moment < Date.parse(closesAt);
  const open = days.flatMap((day) => day.open);
  // Last night belongs to yesterday, which is not among the days, and may still last.
  if (opening.state === "open" && opening.closesAt) open.push({ opensAt: now, closesAt: opening.closesAt });
  if (!open.some(isIn) && days.some((day) => day.unknown.some(isIn))) return { state: "unknown" };
  const knownUntil = new Date(Math.max(moment, ...open.map(({ closesAt }) => Date.parse(closesAt))) + 1);
  return openingStateOf({ during: open, knownUntil: knownUntil.toISOString(), at });
}

import type { Point } from "#platform/geo/geo.ts";
import { KNOWN_DAYS } from "../country-days.ts";
import { openTimesAt } from "../open-times-at.ts";
import type { OpenTimes } from "../opening-state.ts";
import { evaluateHours } from "./evaluate-hours.ts";
import { DAY_MS } from "./wall-clock.ts";

/**
 * When a place is open, from the start of yesterday until as far as it is known: up to a time at which the hours themselves say
 * "unknown", or two weeks. Null for unknown or invalid hours.
 */
export function knownOpenTimes({
  hours,
  point,
  now,
}: {
  hours: string | null;
  point: Point;
  now: Date;
}): OpenTimes | null {
  const yesterday = new Date(now.getTime() - DAY_MS);
  const times =
    hours === null ? undefined : evaluateHours({ hours, point, from: yesterday, days: KNOWN_DAYS });
  return times ? openTimesAt(times, now) : null;
}

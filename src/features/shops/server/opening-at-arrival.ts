import { type OpeningState, openingStateOf } from "#features/hours/opening-state.ts";
import { knownOpenTimes } from "#features/hours/server/known-open-times.ts";
import { hasPassed, instantOfClock } from "../can-i-get-in-hours.ts";
import type { ShopWithHours } from "./hours-of-shops.ts";

/** Hours are rules without an end; farther ahead than this they are not reliable. */
const FARTHEST_MS = 366 * 86_400_000;

const UNKNOWN: OpeningState = { state: "unknown" };

/**
 * Whether a shop is open at a wall clock of the country such as `2026-12-31T20:00`, by its rules, up to a year ahead. What
 * has passed is unknown, and so is when a shop that is closed for a time opens again.
 */
export function openingAtArrival(
  { status, hours, ...point }: Omit<ShopWithHours, "shopId" | "departments">,
  { at, now }: { at: string; now: Date },
): OpeningState {
  if (status !== "active" || hours === null || hasPassed(at, now.toISOString())) return UNKNOWN;
  // The current minute began before now.
  const moment = new Date(Math.max(Date.parse(instantOfClock(at)), now.getTime()));
  if (moment.getTime() - now.getTime() > FARTHEST_MS) return UNKNOWN;
  const times = knownOpenTimes({ hours, point, now: moment });
  return times ? openingStateOf({ ...times, at: moment }) : UNKNOWN;
}

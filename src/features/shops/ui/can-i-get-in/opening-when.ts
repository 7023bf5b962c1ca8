import type { OpeningState } from "#features/hours/opening-state.ts";
import { readOpeningAt } from "../../calls.ts";
import { instantOfClock, isWithin, openingAt } from "../../can-i-get-in-hours.ts";
import type { ShopOpenTimes } from "../../open-times.ts";

type OpeningWhenQuery = { slug: string; times: ShopOpenTimes; at: string; now: string };

/**
 * Whether a shop is open at a wall-clock time of the country: for the days of its page from its data, else by a call that
 * contains the time and nothing of the visitor.
 */
export function openingWhen({ slug, times, at, now }: OpeningWhenQuery): Promise<OpeningState> {
  const isKnownHere = times.days === null || isWithin(times, at);
  if (isKnownHere) return Promise.resolve(openingAt(times, instantOfClock(at), now));
  return readOpeningAt({ slug, at });
}

import { type OpeningState, openingStateOf } from "#features/hours/opening-state.ts";
import type { Listing, Openness } from "./listing.ts";
import type { Moments } from "./moments-of.ts";

/** When a shop is open, in milliseconds since 1970. */
export interface KnownTimes {
  until: number;
  /** It opens at the first, closes at the second, and so on. */
  changes: readonly number[];
}

/** Unknown beyond the computed time, and where no hours are known. */
export function opennessAt(times: KnownTimes | null, at: Date): Openness {
  const moment = at.getTime();
  if (times === null || times.until <= moment) return "unknown";
  return changesUntil(times, moment) % 2 === 1 ? "open" : "closed";
}

/** The same with until or from when. */
export function openingAt(times: KnownTimes | null, at: Date): OpeningState {
  if (times === null) return { state: "unknown" };
  const next = nextTime(times, at);
  const knownUntil = new Date(times.until).toISOString();
  return openingStateOf({ during: next ? [next] : [], knownUntil, at });
}

/** The states at the moments of a list. Many shops have the same hours, which are evaluated once. */
export function statesAt({
  now,
  late,
  asked,
}: Moments): (times: KnownTimes | null) => Pick<Listing, keyof Moments> {
  const judged = new Map<KnownTimes | null, Pick<Listing, keyof Moments>>();
  return (times) => {
    const known = judged.get(times);
    if (known) return known;
    const states = {
      now: opennessAt(times, now),
      late: opennessAt(times, late),
      asked: opennessAt(times, asked),
    };
    judged.set(times, states);
    return states;
  };
}

/** The opening time that is going on or comes next; null when none is known. */
export function nextTime({ changes }: KnownTimes, at: Date): { opensAt: string; closesAt: string } | null {
  const opening = Math.floor(changesUntil({ changes }, at.getTime()) / 2) * 2;
  const [opensAt, closesAt] = changes.slice(opening, opening + 2);
  if (opensAt === undefined || closesAt === undefined) return null;
  return { opensAt: new Date(opensAt).toISOString(), closesAt: new Date(closesAt).toISOString() };
}

function changesUntil({ changes }: Pick<KnownTimes, "changes">, moment: number): number {
  const later = changes.findIndex((change) => change > moment);
  return later === -1 ? changes.length : later;
}

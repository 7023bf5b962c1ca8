import { LRUCache } from "lru-cache";
import type { Openness } from "../listing.ts";

/** When a shop is open, in milliseconds since 1970. */
export interface KnownTimes {
  until: number;
  /** It opens at the first, closes at the second, and so on. */
  changes: readonly number[];
}

const MOST_KEPT = 5000;

/** Memoised: many shops have the same hours, whose times are parsed once and shared. */
const kept = new LRUCache<string, KnownTimes>({ max: MOST_KEPT });

/** Reads `open_times` of `shop_listing`, as `packed_times` in db/functions/listings.sql writes it. */
export function knownTimesOf(packed: string): KnownTimes {
  const found = kept.get(packed);
  if (found) return found;
  const [known = 0, ...steps] = packed.split(",").map((seconds) => Math.round(Number(seconds) * 1000));
  const changes: number[] = [];
  for (let at = 0; at < steps.length; at += 2) {
    const opensAt = known - (steps[at] ?? 0);
    changes.push(opensAt, opensAt + (steps[at + 1] ?? 0));
  }
  const times = { until: known, changes };
  kept.set(packed, times);
  return times;
}

/** Unknown beyond the computed time, and where no hours are known. */
export function opennessAt(times: KnownTimes | null, at: Date): Openness {
  const moment = at.getTime();
  if (times === null || times.until <= moment) return "unknown";
  return changesUntil(times, moment) % 2 === 1 ? "open" : "closed";
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

import { LRUCache } from "lru-cache";
import type { KnownTimes } from "../known-times.ts";

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

import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { OpenTimes } from "#features/hours/opening-state.ts";
import { knownOpenTimes } from "#features/hours/server/known-open-times.ts";
import { hasSun } from "#features/hours/server/read-hours.ts";
import type { ShopWithHours } from "./hours-of-shops.ts";

const ALWAYS_CLOSED = "off";

/** When a shop, or a part of it with these hours, is open; null when that is unknown. */
export type TimesOf = (shop: ShopWithHours, hours: string | null) => Promise<OpenTimes | null>;

/**
 * Computes times for many shops. Many have the same hours, and a thousand different ones take seconds: results are memoised, and
 * in between the event loop serves other requests.
 */
export function stampedTimes(now: Date): TimesOf {
  const known = new LRUCache<string, { times: OpenTimes | null }>({ max: 1000 });
  return async (shop, written) => {
    if (written === null) return null;
    const hours = shop.status === "active" ? written : ALWAYS_CLOSED;
    const key = hasSun(hours) ? `${hours} ${shop.latitude} ${shop.longitude}` : hours;
    const found = known.get(key);
    if (found) return found.times;
    await setImmediate();
    const times = knownOpenTimes({ hours, point: shop, now });
    known.set(key, { times });
    return times;
  };
}

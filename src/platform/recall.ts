import { LRUCache } from "lru-cache";

/** What was read under a name within the last ten seconds; else it is read now, once for all who ask meanwhile. */
export type Recall = <Told extends object>(name: string, read: () => Promise<Told>) => Promise<Told>;

type Read = () => Promise<object>;

/** As long as a page is kept (http/page-cache.ts), so a change shows after twenty seconds at the latest. */
const FRESH_MS = 10_000;

/** Names are written in the code, a language in each: nobody fills this by asking. */
const MOST_NAMES = 100;

/** For who wants to know what is so now, and not ten seconds ago. */
export const readNow: Recall = (_name, read) => read();

/**
 * A memory for the little that the busiest pages are made of: another language prefix, filter or answer to the cookie dialog
 * makes another page, but not other data. A read that fails is not remembered.
 */
export function openRecall({ clock = performance }: { clock?: { now(): number } } = {}): Recall {
  const told = new LRUCache<string, object, Read>({
    max: MOST_NAMES,
    ttl: FRESH_MS,
    // Without it a timer would be set at each look at the clock.
    ttlResolution: 0,
    perf: clock,
    fetchMethod: (_name, _old, { context: read }) => read(),
  });
  return async <Told extends object>(name: string, read: () => Promise<Told>) =>
    (await told.forceFetch(name, { context: read })) as Told;
}

import { LRUCache } from "lru-cache";
import type { Changes } from "./database/listen-for-changes.ts";

/** What was read under a name, as long as it is still so; else it is read now, once for all who ask meanwhile. */
export type Recall = <Told extends object>(name: string, read: () => Promise<Told>) => Promise<Told>;

type Read = () => Promise<object>;

interface Options {
  /** What is remembered must come from tables that tell of their changes (db/migrations/0026_changes_are_told.sql). */
  changes: Changes;
  clock?: { now(): number };
}

/** What changes with the clock alone is late by so much, and so is what a change that nobody heard has made untrue. */
const FRESH_MS = 10_000;

/** Names are written in the code, a language in each: nobody fills this by asking. */
const MOST_NAMES = 100;

/** For who has no memory. */
export const readNow: Recall = (_name, read) => read();

/**
 * A memory for the little that the busiest pages are made of: another language prefix, filter or reader makes another page,
 * but not other data. It holds until the next change. While no change could be heard everything is read now, and a read that
 * fails is not remembered.
 */
export function openRecall({ changes, clock = performance }: Options): Recall {
  const told = new LRUCache<string, object, Read>({
    max: MOST_NAMES,
    ttl: FRESH_MS,
    // Without it a timer would be set at each look at the clock.
    ttlResolution: 0,
    perf: clock,
    fetchMethod: (_name, _old, { context: read }) => read(),
  });
  return async <Told extends object>(name: string, read: () => Promise<Told>) => {
    const stamp = changes.stamp();
    if (stamp === undefined) return read();
    // What is still being read when a change is heard lands under the stamp from before, where nobody looks any more.
    return (await told.forceFetch(`${stamp} ${name}`, { context: read })) as Told;
  };
}

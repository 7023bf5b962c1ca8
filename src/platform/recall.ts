import { LRUCache } from "lru-cache";
import type { Changes } from "./database/listen-for-changes.ts";

/** What was read under a name, as long as it is still so; else it is read now, once for all who ask meanwhile. */
export type Recall = <Told extends object>(
  name: string,
  read: () => Promise<Told>,
  options?: RecallOptions,
) => Promise<Told>;

interface RecallOptions {
  /** It changes with the clock too, when nobody has written anything: a deal begins, a shop opens. */
  isClocked?: boolean;
}

type Read = () => Promise<object>;

interface Options {
  /** What is remembered must come from tables that tell of their changes (db/migrations/0026_changes_are_told.sql). */
  changes: Changes;
  clock?: { now(): number };
}

/** What changes with the clock is late by so much. */
const CLOCKED_MS = 10_000;

/** What nobody could hear is late by so much: a backup is put back with its triggers switched off. */
const LONGEST_MS = 10 * 60_000;

/** Of some two kilobytes each. A name is one of the code, or of something that there is: nobody fills this with what they make up. */
const MOST_NAMES = 5_000;

/** For who has no memory. */
export const readNow: Recall = (_name, read) => read();

/**
 * A memory for the little that pages are made of: another language prefix, filter or reader makes another page, but not other
 * data. It holds until the next change. While no change could be heard everything is read now, and a read that fails is not
 * remembered.
 */
export function openRecall({ changes, clock = performance }: Options): Recall {
  const told = new LRUCache<string, object, Read>({
    max: MOST_NAMES,
    ttl: LONGEST_MS,
    // Without it a timer would be set at each look at the clock.
    ttlResolution: 0,
    perf: clock,
    fetchMethod: (_name, _old, { context: read }) => read(),
  });
  return async <Told extends object>(
    name: string,
    read: () => Promise<Told>,
    { isClocked = false }: RecallOptions = {},
  ) => {
    const stamp = changes.stamp();
    if (stamp === undefined) return read();
    // What is still being read when a change is heard lands under the stamp from before, where nobody looks any more.
    const held = told.forceFetch(`${stamp} ${name}`, {
      context: read,
      ttl: isClocked ? CLOCKED_MS : LONGEST_MS,
    });
    return (await held) as Told;
  };
}

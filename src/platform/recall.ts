import { LRUCache } from "lru-cache";
import type { Changes } from "./database/listen-for-changes.ts";

export interface Recall {
  /** What was read under a name, as long as it is still so; else it is read now, once for all who ask meanwhile. */
  <Told extends object>(name: string, read: () => Promise<Told>, options?: RecallOptions): Promise<Told>;
  /** What is remembered under a name, and still so; undefined for nothing. It never reads. */
  held(name: string): object | undefined;
}

interface RecallOptions {
  /** It changes with the clock too, when nobody has written anything: a deal begins, a shop opens. */
  isClocked?: boolean;
}

type Read = () => Promise<object>;

interface Options {
  /** What is remembered must come from tables that tell of their changes (migrations 0026 and 0027). */
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
export const readNow: Recall = Object.assign(<Told>(_name: string, read: () => Promise<Told>) => read(), {
  held: () => undefined,
});

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
  let since: number | undefined;

  /** Undefined while nothing is heard. What is still being read at a change lands under the stamp from before, where nobody looks any more. */
  function stamped(name: string): string | undefined {
    const stamp = changes.stamp();
    if (stamp !== since) forget();
    since = stamp;
    return stamp === undefined ? undefined : `${stamp} ${name}`;
  }

  /** What has been read, so that it takes no room; not what is being read, for which somebody waits. */
  function forget(): void {
    for (const key of Array.from(told.keys())) told.delete(key);
  }

  async function recall<Told extends object>(
    name: string,
    read: () => Promise<Told>,
    { isClocked = false }: RecallOptions = {},
  ): Promise<Told> {
    const key = stamped(name);
    if (key === undefined) return read();
    const ttl = isClocked ? CLOCKED_MS : LONGEST_MS;
    return (await told.forceFetch(key, { context: read, ttl })) as Told;
  }

  function held(name: string): object | undefined {
    const key = stamped(name);
    return key === undefined ? undefined : told.get(key);
  }

  return Object.assign(recall, { held });
}

import { LRUCache } from "lru-cache";
import type { Clock } from "./clock.ts";
import type { Changes } from "./database/listen-for-changes.ts";
import { readAhead } from "./read-ahead.ts";

/** Something that is read once and told to many. */
export interface Reading<Told> {
  /** Whose changes make it untrue; these tables tell of them (migrations 0026 to 0028). */
  tables: readonly string[];
  /** As of an instant. It is called again when nobody asks, so it knows of nobody who does. */
  read(now: Date): Promise<Told>;
  /** The instant in milliseconds when the clock makes it untrue, although nobody has changed anything: a deal begins. */
  until?(told: Told): number;
  /** It is of one thing among thousands: read when somebody asks for it, and not before. */
  isOfOne?: boolean;
}

export interface Recall {
  /** What was read under a name, as long as it is still so; else it is read now, once for all who ask meanwhile. */
  <Told extends object>(name: string, reading: Reading<Told>): Promise<Told>;
  /** Whether anything is remembered at all: if not, whoever needs one thing had better not read all of them. */
  remembers(): boolean;
}

/** For who has no memory. */
export const readNow: Recall = Object.assign(
  <Told>(_name: string, { read }: Reading<Told>) => read(new Date()),
  { remembers: () => false },
);

interface Options {
  changes: Changes;
  now: Clock;
}

/** What nobody could hear is late by so much: a backup is put back with its triggers switched off. */
const LONGEST_MS = 10 * 60_000;

/** What nobody has asked for in a day is left to whoever asks next. */
const ASKED_WITHIN_MS = 24 * 60 * 60_000;

/** A name is one of the code, or of something that there is: nobody fills this with what they make up. */
const MOST_NAMES = 5_000;

interface Held {
  reading: Reading<object>;
  told: Promise<object>;
  stamp: number;
  untilMs: number;
  askedMs: number;
}

/**
 * A memory for the little that pages are made of: another language prefix, filter or reader makes another page, but not other
 * data. It holds until one of its tables changes, and is then read anew without waiting for somebody to ask. While no change
 * could be heard everything is read when it is asked for, and a read that fails is not remembered.
 */
export function openRecall({ changes, now }: Options): Recall {
  const memory = new LRUCache<string, Held>({ max: MOST_NAMES });
  readAhead({ changes, findUntrue, readAgain });

  function recall<Told extends object>(name: string, reading: Reading<Told>): Promise<Told> {
    const at = now();
    const askedMs = at.getTime();
    const stamp = changes.stamp(reading.tables);
    if (stamp === undefined) return reading.read(at);
    let held = memory.get(name);
    if (!held || held.stamp !== stamp || held.untilMs <= askedMs)
      held = read(name, { reading, stamp, at, askedMs });
    held.askedMs = askedMs;
    return held.told as Promise<Told>;
  }

  /** A change while it is being read makes another stamp: whoever asks after it has it read once more. */
  function read(name: string, { at, ...known }: Omit<Held, "told" | "untilMs"> & { at: Date }): Held {
    const told = known.reading.read(at);
    const held: Held = { ...known, told, untilMs: at.getTime() + LONGEST_MS };
    memory.set(name, held);
    told.then(
      (whole) => (held.untilMs = Math.min(held.untilMs, held.reading.until?.(whole) ?? Infinity)),
      () => memory.peek(name) === held && memory.delete(name),
    );
    return held;
  }

  const isTrue = ({ reading, stamp, untilMs }: Held, atMs: number) =>
    stamp === changes.stamp(reading.tables) && atMs < untilMs;

  /** Names of what is no longer true, and which somebody may ask for at any moment. */
  function findUntrue(): string[] {
    const atMs = now().getTime();
    const isAwaited = ({ reading, askedMs }: Held) => !reading.isOfOne && atMs - askedMs < ASKED_WITHIN_MS;
    const all = Array.from(memory.entries());
    return all.filter(([, held]) => isAwaited(held) && !isTrue(held, atMs)).map(([name]) => name);
  }

  async function readAgain(name: string): Promise<void> {
    const at = now();
    const held = memory.peek(name);
    if (!held || isTrue(held, at.getTime())) return;
    const { reading, askedMs } = held;
    const stamp = changes.stamp(reading.tables);
    if (stamp === undefined) return;
    // An error is that of who asks next.
    await read(name, { reading, stamp, at, askedMs }).told.catch(() => undefined);
  }

  return Object.assign(recall, { remembers: () => changes.stamp([]) !== undefined });
}

import type { Changes, Database } from "../database/database.ts";
import { original } from "../database/reading-only.ts";
import type { Locale } from "../i18n/locales.ts";
import { setTimeout as wait } from "node:timers/promises";

/** Many changes come together, and the entries they make stale are loaded once. */
const SOON_MS = 20;
/** Where changes never end, reloading takes no more than a part of the time. */
const PAUSE_MS = 500;

/** Calls `reloadStale` shortly after changes, so that a cache is fresh again before the next request. */
function keepWarm(changes: Changes, reloadStale: () => Promise<void>): void {
  let isDue = false;
  let isReloading = false;

  async function reloadWhileDue(): Promise<void> {
    isReloading = true;
    while (isDue) {
      await wait(SOON_MS, undefined, { ref: false });
      isDue = false;
      await reloadStale();
      await wait(PAUSE_MS, undefined, { ref: false });
    }
    isReloading = false;
  }

  changes.onChange(() => {
    isDue = true;
    if (!isReloading) void reloadWhileDue();
  });
}

/**
 * How a value is loaded that many pages share. It gets the database and, if it differs by language, the language, and nothing
 * else: what one visitor may see can never be cached for all.
 */
export interface SharedDefinition<Value, Language extends [] | [locale: Locale]> {
  /** Every table it reads. A change of one of them makes the value stale; each has a trigger of `notify_change`. */
  tables: readonly string[];
  load(database: Database, ...language: Language): Promise<Value>;
}

type Load = (database: Database, ...language: [] | [locale: Locale]) => Promise<object>;

interface Entry {
  load: Load;
  language: [] | [locale: Locale];
  tables: readonly string[];
  value: Promise<object>;
  /**
   * Of its tables, taken before it was loaded: a change meanwhile makes it stale. Undefined while the listener is not connected.
   */
  stamp: number | undefined;
  loadedAtMs: number;
  usedAtMs: number;
}

type Entries = Map<string, Entry>;

/** The age limit is for changes without notification: a restored backup, with its triggers switched off. */
const MAX_AGE_MS = 10 * 60_000;
/** An entry without a request for a day is not reloaded in advance. */
const WARM_FOR_MS = 24 * 60 * 60_000;

/** There is one entry for each definition and language, so this needs no size limit. */
const caches = new WeakMap<Database, Entries>();

/**
 * Defines a value that the process loads once for all requests, until one of its tables changes; for the top level of a module.
 * The first request loads and caches it, and requests that come meanwhile wait for the same load. A failed load is not cached.
 * What is cached is frozen. A database without `changes` (a transaction, a command, a test) loads the value each time; while the
 * listener is not connected, requests share a load while it runs, and nothing is cached.
 */
export function shared<Value extends object, Language extends [] | [locale: Locale]>(
  name: string,
  { tables, load }: SharedDefinition<Value, Language>,
): (database: Database, ...language: Language) => Promise<Value> {
  return (database, ...language) => {
    const definition = { tables, load: load as unknown as Load, language };
    return lookUp(original(database), [name, ...language].join(" "), definition) as Promise<Value>;
  };
}

async function lookUp(
  database: Database,
  key: string,
  definition: Pick<Entry, "tables" | "load" | "language">,
): Promise<object> {
  const { changes } = database;
  if (!changes) return loadFrozen(database, definition);
  const entries = caches.get(database) ?? openCache(database, changes);
  const nowMs = Date.now();
  let entry = entries.get(key);
  // In development an edited module has another function under the same name.
  if (!entry || entry.load !== definition.load || isStale(entry, changes, nowMs))
    entry = loadEntry(database, entries, { key, usedAtMs: nowMs, ...definition });
  entry.usedAtMs = nowMs;
  return entry.value;
}

function openCache(database: Database, changes: Changes): Entries {
  const entries: Entries = new Map();
  caches.set(database, entries);
  keepWarm(changes, () => reloadStale(database, changes, entries));
  return entries;
}

/** One after another, so that visitors go first. */
async function reloadStale(database: Database, changes: Changes, entries: Entries): Promise<void> {
  for (const [key, entry] of entries) {
    const nowMs = Date.now();
    const isAwaited = nowMs - entry.usedAtMs < WARM_FOR_MS;
    if (!isAwaited || !isStale(entry, changes, nowMs)) continue;
    // The next request tries again, and gets the error if there still is one.
    await loadEntry(database, entries, { ...entry, key }).value.catch(() => undefined);
  }
}

function isStale({ tables, stamp, loadedAtMs }: Entry, changes: Changes, nowMs: number): boolean {
  return stamp !== changes.stamp(tables) || nowMs - loadedAtMs >= MAX_AGE_MS;
}

function loadEntry(
  database: Database,
  entries: Entries,
  { key, ...known }: Omit<Entry, "value" | "stamp" | "loadedAtMs"> & { key: string },
): Entry {
  const stamp = database.changes?.stamp(known.tables);
  const value = loadFrozen(database, known);
  const entry: Entry = { ...known, stamp, value, loadedAtMs: Date.now() };
  entries.set(key, entry);
  const remove = () => entries.get(key) === entry && entries.delete(key);
  value.then(() => stamp === undefined && remove(), remove);
  return entry;
}

async function loadFrozen(
  database: Database,
  { load, language }: Pick<Entry, "load" | "language">,
): Promise<object> {
  return deepFreeze(await load(database, ...language));
}

/** Deep-freezes plain objects, arrays and the contents of maps and sets, but not instances of classes. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (value instanceof Map || value instanceof Set) for (const part of value.values()) deepFreeze(part);
  if (!isPlain) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}

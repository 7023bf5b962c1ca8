import { useEffect, useSyncExternalStore } from "react";

/** A key as it is shown. */
export interface KnownKey {
  /** What is pressed, together where there are several: `["Ctrl", "S"]`. */
  caps: readonly string[];
  says: string;
  /** A letter or sign by itself, which can be switched off. */
  isSingle?: boolean;
}

type Known = readonly (readonly KnownKey[])[];

/** Those of each part of the page that listens to keys, in the order in which they came. */
let known: Known = [];
const watchers = new Set<() => void>();

function tell(next: Known): void {
  known = next;
  for (const watch of watchers) watch();
}

/** Tells of the keys that a part of the page listens to, as long as it is there: beside the listener, so that no list of keys can be wrong. */
export function useKnownKeys(keys: readonly KnownKey[]): void {
  // Only words and caps: a new array with the same ones is no news.
  const written = JSON.stringify(keys);
  useEffect(() => {
    const listed = JSON.parse(written) as readonly KnownKey[];
    tell([...known, listed]);
    return () => tell(known.filter((one) => one !== listed));
  }, [written]);
}

const NONE: Known = [];

/** All keys that the page listens to now. */
export function usePageKeys(): readonly KnownKey[] {
  return useSyncExternalStore(
    watchKeys,
    () => known,
    () => NONE,
  ).flat();
}

function watchKeys(watch: () => void): () => void {
  watchers.add(watch);
  return () => watchers.delete(watch);
}

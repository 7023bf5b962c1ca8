/** Whoever comes back later begins anew. */
const KEPT_MS = 24 * 60 * 60_000;

const keyOf = (name: string) => `draft-${name}`;

/** What somebody had typed when the page, the session or the network went away; undefined without anything. */
export function readDraft<Value>(name: string): Value | undefined {
  try {
    const { at, value } = JSON.parse(localStorage.getItem(keyOf(name)) ?? "{}") as {
      at: number;
      value: Value;
    };
    return Date.now() - at < KEPT_MS ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether it was kept: a browser may store nothing, or have no room. */
export function keepDraft(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify({ at: Date.now(), value }));
    return true;
  } catch {
    return false;
  }
}

/** It has arrived. */
export function forgetDraft(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // A browser that stores nothing.
  }
}

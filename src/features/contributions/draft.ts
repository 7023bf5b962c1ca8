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

export function keepDraft(name: string, value: unknown): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify({ at: Date.now(), value }));
  } catch {
    // A browser that stores nothing.
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

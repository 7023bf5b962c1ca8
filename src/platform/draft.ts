/** Whoever comes back later begins anew. */
const KEPT_MS = 24 * 60 * 60_000;

/** The entry of local storage that a draft is in. */
export const draftKeyOf = (name: string) => `draft-${name}`;

/** What somebody had typed when the page, the session or the network went away; undefined without anything. */
export function readDraft<Value>(name: string): Value | undefined {
  try {
    const { at, value } = JSON.parse(localStorage.getItem(draftKeyOf(name)) ?? "{}") as {
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
    localStorage.setItem(draftKeyOf(name), JSON.stringify({ at: Date.now(), value }));
    return true;
  } catch {
    return false;
  }
}

/** It has arrived. */
export function forgetDraft(name: string): void {
  try {
    localStorage.removeItem(draftKeyOf(name));
  } catch {
    // A browser that stores nothing.
  }
}

/** "Chunk load failure: the page reloads, at most once a minute" (specification section 8). */
const ONCE_A_MS = 60_000;

const KEY = "reloadedAt";

/** Dispatched on `window` when a part of the page could not be loaded and reloading would not help again so soon. */
export const CHUNK_FAILED = "chunk-failed";

/**
 * The router reloads the page when a part of it cannot be loaded: after an update the old parts are gone. With a
 * broken network that would go on for ever, so a reload by script within a minute of the last one is stopped, and the
 * page says that something is missing. Reloads by the visitor are never stopped.
 */
export function limitReloads(now: () => number = Date.now): void {
  const navigation = (window as { navigation?: EventTarget }).navigation;
  navigation?.addEventListener("navigate", (event) => {
    const { navigationType, userInitiated } = event as Event & {
      navigationType: string;
      userInitiated: boolean;
    };
    // Without a network the page is kept anyway (offline/load-in-vain.ts).
    if (navigationType !== "reload" || userInitiated || !navigator.onLine) return;
    if (mayReload(sessionStorage, now())) return;
    event.preventDefault();
    window.dispatchEvent(new Event(CHUNK_FAILED));
  });
}

/** Whether a minute has gone by since the last reload by script; if so, the time of this one is stored. */
export function mayReload(storage: Pick<Storage, "getItem" | "setItem">, nowMs: number): boolean {
  const last = Number(storage.getItem(KEY) ?? Number.NaN);
  // A clock that was set back must not forbid reloading for years.
  if (Number.isFinite(last) && nowMs >= last && nowMs - last < ONCE_A_MS) return false;
  storage.setItem(KEY, String(nowMs));
  return true;
}

import { useEffect, useSyncExternalStore } from "react";
import { readQueue, type ReadQueue } from "../../calls.ts";
import type { ToDoCounts } from "../../rooms.ts";

// What waits changes while somebody reads: others decide, and new cases come. It is asked anew now and then, for a line of numbers is not
// worth a stream of its own.

const EVERY_MS = 30_000;

/** What was answered last, and beside which counts of a page: with those of another load it is old. */
interface Watched {
  beside: ToDoCounts;
  queue: ReadQueue;
}

let watched: Watched | null = null;
const listeners = new Set<() => void>();

function tell(now: Watched | null): void {
  watched = now;
  for (const listen of listeners) listen();
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

const isSeen = () => document.visibilityState === "visible" && navigator.onLine;

/** Asks what waits while a page of the dashboard is seen, for all who show it. Nothing for whoever is told no counts. */
export function useWatchQueue(counts: ToDoCounts | null): void {
  useEffect(() => {
    if (!counts) return undefined;
    const leaving = new AbortController();
    async function ask(beside: ToDoCounts): Promise<void> {
      // One that fails is followed by the next; what the page cannot do without is loaded with it.
      const queue = await readQueue(leaving.signal).catch(() => null);
      if (queue && !leaving.signal.aborted) tell({ beside, queue });
    }
    const askWhileSeen = () => void (isSeen() && ask(counts));
    const timer = setInterval(askWhileSeen, EVERY_MS);
    // Whoever comes back from another tab.
    document.addEventListener("visibilitychange", askWhileSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", askWhileSeen);
      leaving.abort();
      tell(null);
    };
  }, [counts]);
}

/** What waits now; null while nothing is known that is newer than the counts of the page. */
export function useWatchedQueue(counts: ToDoCounts | null): ReadQueue | null {
  const now = useSyncExternalStore(
    subscribe,
    () => watched,
    () => null,
  );
  return now && now.beside === counts ? now.queue : null;
}

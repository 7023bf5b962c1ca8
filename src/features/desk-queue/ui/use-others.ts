import type { ToDoCounts } from "#features/dashboard/rooms.ts";
import { useWatchedQueue } from "#features/dashboard/ui/queue/watched-queue.ts";
import type { PageOf } from "#platform/page-of.ts";
import type { Waiting } from "../waiting.ts";

export interface Others {
  /** Of cases that came and stand in no list yet. */
  addedIds: readonly string[];
  /** Whether somebody else decided it, as far as is known, and who. */
  decidedBy: (id: string) => { name: string | null } | undefined;
  /** Who else has it open. */
  openBy: (id: string) => readonly string[];
}

/** What others do with the cases of a page: as it was loaded, and as it was asked since. */
export function useOthers(counts: ToDoCounts | null, page: PageOf<Waiting>): Others {
  const queue = useWatchedQueue(counts);
  const now = queue && page.page === 1 ? queue.items : null;
  const isWaiting = (id: string) => now === null || now.some((one) => one.id === id);
  return {
    addedIds: now?.flatMap(({ id }) => (page.items.some((one) => one.id === id) ? [] : [id])) ?? [],
    decidedBy: (id) => {
      if (isWaiting(id)) return undefined;
      const told = queue?.decided.findLast((one) => one.id === id);
      // What is not among the first may be on the next page.
      return told || page.pageCount === 1 ? { name: told?.by ?? null } : undefined;
    },
    openBy: (id) => (now ?? page.items).find((one) => one.id === id)?.openBy ?? [],
  };
}

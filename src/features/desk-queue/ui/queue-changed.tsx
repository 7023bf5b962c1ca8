import { Plural, Trans } from "@lingui/react/macro";
import { useRef } from "react";
import type { ToDoCounts } from "#features/dashboard/rooms.ts";
import { useWatchedQueue } from "#features/dashboard/ui/queue/watched-queue.ts";
import type { PageOf } from "#platform/page-of.ts";
import { Button } from "#ui/button/button.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import type { Waiting } from "../waiting.ts";

type QueueChangedProps = {
  /** Of the page as it was loaded; null for whoever is no admin. */
  counts: ToDoCounts | null;
  page: PageOf<Waiting>;
  /** Those in the list. */
  items: readonly Waiting[];
  /** Of those that are loaded and not in the list. */
  addedCount: number;
  onShow: () => void;
};

/** What came and went since the list was loaded. It is told and does not move the list, from under whoever reads it. */
export function QueueChanged({ counts, page, items, addedCount: loadedCount, onShow }: QueueChangedProps) {
  const region = useRef<HTMLDivElement>(null);
  const queue = useWatchedQueue(counts);
  const now = queue && page.page === 1 ? queue.items.map(({ id }) => id) : null;
  const addedCount =
    loadedCount + (now?.filter((id) => !page.items.some((one) => one.id === id)).length ?? 0);
  // What is not among the first may be on the next page.
  const goneCount = now && page.pageCount === 1 ? items.filter(({ id }) => !now.includes(id)).length : 0;
  return (
    <div ref={region} tabIndex={-1}>
      <LiveRegion>
        {addedCount + goneCount > 0 && (
          <Cluster gap={3}>
            <p>
              {addedCount > 0 && (
                <Plural id="desk-queue.added" value={addedCount} one="# new case." other="# new cases." />
              )}{" "}
              {goneCount > 0 && (
                <Plural
                  id="desk-queue.decided-by-others"
                  value={goneCount}
                  one="Others have decided # of these."
                  other="Others have decided # of these."
                />
              )}
            </p>
            <Button
              kind="quiet"
              onClick={() => {
                // The button goes with what it is about.
                region.current?.focus({ preventScroll: true });
                onShow();
              }}
            >
              <Trans id="desk-queue.show-changed">Show the list as it is now</Trans>
            </Button>
          </Cluster>
        )}
      </LiveRegion>
    </div>
  );
}

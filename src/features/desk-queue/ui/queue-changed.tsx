import { Plural, Trans } from "@lingui/react/macro";
import { useRef } from "react";
import { Button } from "#ui/button/button.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";

type QueueChangedProps = {
  addedCount: number;
  /** Of those in the list that others have decided. */
  goneCount: number;
  onShow: () => void;
};

/** What came and went since the list was loaded. It is told and does not move the list, from under whoever reads it. */
export function QueueChanged({ addedCount, goneCount, onShow }: QueueChangedProps) {
  const region = useRef<HTMLDivElement>(null);
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

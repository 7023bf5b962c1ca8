import { Trans, useLingui } from "@lingui/react/macro";
import { Day } from "#platform/i18n/day.tsx";
import { Button } from "#ui/button/button.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "./photos.module.css";
import type { usePhotos } from "./use-photos.ts";

type PhotosProps = { photos: ReturnType<typeof usePhotos> };

/** What is saved and what not, in words. */
export function PhotosSaved({ photos: { isChanged, isKept, savedAt } }: PhotosProps) {
  return (
    <p role="status" className={styles.saved}>
      {isChanged && <Trans id="photo-editing.changed">Not saved yet.</Trans>}{" "}
      {isChanged && isKept && <Trans id="photo-editing.kept">A copy is on this device.</Trans>}
      {!isChanged && savedAt && (
        <Trans id="photo-editing.saved-at">
          Saved <Day at={savedAt} form="time" />
        </Trans>
      )}
    </p>
  );
}

/** Somebody else changed the photos in between: mine or theirs, and nothing is lost before that is said. */
export function PhotosCollision({ photos: { theirs, settle } }: PhotosProps) {
  const { t } = useLingui();
  return (
    <LiveRegion>
      {theirs && (
        <Notice
          tone="warning"
          title={t({
            id: "photo-editing.collision",
            message: "Somebody else changed these photos in between",
          })}
        >
          <Stack gap={3}>
            <p>
              <Trans id="photo-editing.collision.text">
                Nothing of yours is saved yet, and nothing is lost.
              </Trans>
            </p>
            <Cluster gap={2}>
              <Button onClick={() => settle("mine")}>
                <Trans id="photo-editing.collision.mine">Keep mine and check it</Trans>
              </Button>
              <Button kind="quiet" onClick={() => settle("theirs")}>
                <Trans id="photo-editing.collision.theirs">Take theirs</Trans>
              </Button>
            </Cluster>
          </Stack>
        </Notice>
      )}
    </LiveRegion>
  );
}

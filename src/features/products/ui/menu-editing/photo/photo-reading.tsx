import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { EditorFoot } from "#features/dashboard/ui/editor/editor-foot.tsx";
import { PhotoView } from "#features/media/ui/photo-view/photo-view.tsx";
import { permilleText } from "#platform/i18n/format.ts";
import { Button } from "#ui/button/button.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { isFocusLost } from "#ui/is-focus-lost.ts";
import { Notice } from "#ui/notice/notice.tsx";
import type { ColumnKey } from "../grid-doc.ts";
import type { MenuStore } from "../menu-store.ts";
import { sizesOf } from "../take-menu-table.ts";
import { takeMenu } from "../use-paste.ts";
import { countStates, restOfDraft, tableOfDraft } from "./photo-draft.ts";
import { PhotoChooser, type ShopPhoto } from "./photo-chooser.tsx";
import { PhotoLines } from "./photo-lines.tsx";
import { PhotoProblemNotice } from "./photo-problem.tsx";
import styles from "./photo.module.css";
import { usePhotoReading } from "./use-photo-reading.ts";

type PhotoReadingProps = {
  store: MenuStore;
  /** What is kept on the device is called so. */
  draftName: string;
  photos: readonly ShopPhoto[];
  /** One of them that is opened at once. */
  chosenId: string | null;
  onClose: () => void;
};

/** A photo of a board beside the lines that were read from it: what a person has confirmed goes into the menu, the rest stays a draft here. */
export function PhotoReading({ store, draftName, photos, chosenId, onClose }: PhotoReadingProps) {
  const { t, i18n } = useLingui();
  const { doc } = store.get();
  const reading = usePhotoReading({ sizes: sizesOf(doc), draftName, tag: i18n.locale });
  const { photo, draft, progress, problem } = reading;
  const [at, setAt] = useState<{ key: string; column: ColumnKey | null } | null>(null);
  const counts = countStates(draft ?? []);
  const lines = draft?.flatMap((heading) => heading.lines) ?? [];
  const line = lines.find(({ key }) => key === at?.key);
  const frame = (at?.column && line?.numbers[at.column]?.box) || line?.box || null;

  const openChosen = useEffectEvent(() => {
    const chosen = photos.find(({ id }) => id === chosenId);
    if (chosen) void reading.take(chosen.open());
  });
  useEffect(() => openChosen(), []);

  // The button that opened this, the chooser and the progress each go away under the focus.
  const part = useRef<HTMLDivElement>(null);
  const readLines = useRef<HTMLDivElement>(null);
  const isRead = draft !== null && progress === null;
  useEffect(() => {
    if (isFocusLost()) (readLines.current ?? part.current)?.focus({ preventScroll: true });
  }, [isRead, photo]);

  function toTheMenu() {
    if (!draft || counts.confirmed === 0) return;
    takeMenu(store, tableOfDraft(draft), i18n.locale);
    reading.setDraft(restOfDraft(draft));
    onClose();
  }

  return (
    <div ref={part} tabIndex={-1}>
      <Stack gap={4}>
        <PhotoProblemNotice problem={problem} onTryAgain={reading.readAgain} />
        <div className={styles.beside}>
          <div className={styles.sticky}>
            {photo ? (
              <PhotoView
                photo={photo}
                alt={t({ id: "menu-editing.photo.alt", message: "The photo of the board" })}
                frame={reading.isPlaced ? frame : null}
                onTurn={reading.turn}
                isFoldable
              >
                {reading.isPlaced ? (
                  <span className={styles.follows}>
                    <Trans id="menu-editing.photo.frame">the frame follows your field</Trans>
                  </span>
                ) : (
                  progress === null && (
                    <Button kind="quiet" onClick={reading.readAgain}>
                      <Trans id="menu-editing.photo.again">Read it as it stands now</Trans>
                    </Button>
                  )
                )}
              </PhotoView>
            ) : (
              <PhotoChooser photos={photos} onChoose={(file) => void reading.take(file)} />
            )}
          </div>
          <Stack gap={3}>
            <LiveRegion>
              {progress !== null && (
                <p className={styles.told}>
                  <Trans id="menu-editing.photo.reading">
                    Reading the photo: {permilleText(i18n.locale, Math.round(progress * 100) * 10)}
                  </Trans>
                </p>
              )}
            </LiveRegion>
            {draft && progress === null && (
              <>
                {photo && !reading.isPlaced && (
                  <Notice tone="warning">
                    <Trans id="menu-editing.photo.of-before">
                      These lines were read before, and not from the photo as it stands now.
                    </Trans>
                  </Notice>
                )}
                <p className={styles.told}>
                  <Trans id="menu-editing.photo.promise">
                    Nothing goes on the menu before you say yes to it, number by number.
                  </Trans>{" "}
                  {reading.isKept && (
                    <Trans id="menu-editing.photo.kept">
                      The lines are kept on this device for a day, the photo isn’t.
                    </Trans>
                  )}
                </p>
                <p className={styles.legend}>
                  <span data-state="confirmed">
                    <Trans id="menu-editing.photo.confirmed">confirmed: {counts.confirmed}</Trans>
                  </span>
                  <span data-state="read">
                    <Trans id="menu-editing.photo.read">read, not yet confirmed: {counts.read}</Trans>
                  </span>
                  <span data-state="unreadable">
                    <Trans id="menu-editing.photo.lost-count">
                      unreadable: {counts.unreadable + counts.wrong}
                    </Trans>
                  </span>
                </p>
                <PhotoLines
                  ref={readLines}
                  draft={draft}
                  doc={doc}
                  change={reading.change}
                  onSeen={setAt}
                  onDone={toTheMenu}
                />
                <p className={styles.keys}>
                  <Trans id="menu-editing.photo.keys">
                    Enter this number is right · Shift Enter the whole line · 0–9 type over · Del not sold ·
                    Ctrl Enter to the menu
                  </Trans>
                </p>
              </>
            )}
            {!draft && progress === null && photo === null && (
              <Button kind="bare" onClick={reading.typeAlone}>
                <Trans id="menu-editing.photo.type-alone">Type the lines without a photo</Trans>
              </Button>
            )}
          </Stack>
        </div>
        <EditorFoot>
          <Button kind="quiet" className={styles.back} onClick={onClose}>
            <Trans id="menu-editing.photo.back">Back to the menu</Trans>
          </Button>
          <Button disabled={counts.confirmed === 0} className={styles.take} onClick={toTheMenu}>
            <Plural
              id="menu-editing.photo.take"
              value={counts.confirmed}
              one="To the menu: # number"
              other="To the menu: # numbers"
            />
          </Button>
        </EditorFoot>
      </Stack>
    </div>
  );
}

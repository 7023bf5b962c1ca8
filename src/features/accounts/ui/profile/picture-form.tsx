import { Trans, useLingui } from "@lingui/react/macro";
import { type ChangeEvent, useRef, useState } from "react";
import { MOST_UPLOAD_BYTES } from "#features/media/media.ts";
import { Button } from "#ui/button/button.tsx";
import { PictureGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { usePress } from "#platform/use-press.ts";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { DEFAULT_PICTURES } from "../../default-pictures.ts";
import { savePicture } from "../../profile-calls.ts";
import { Portrait } from "../portrait.tsx";
import { compressPicture } from "./compress-picture.ts";
import styles from "./profile.module.css";
import { SavedLine } from "./saved-line.tsx";
import { usePictureMistakes } from "./use-picture-mistakes.ts";
import { useSaveWords } from "./use-save-words.ts";

const DRAWN = DEFAULT_PICTURES.map((imgPath, index) => ({ imgPath, number: index + 1 }));

/** What is looked at before it is saved. */
interface Candidate {
  preview: string;
  picture: Parameters<typeof savePicture>[0];
}

type Outcome = "none" | "compressing" | "saved" | "unreadable" | "tooLarge";

/** Changes one's picture: one of one's own, made small here, or a drawn one. It is shown before it is saved. */
export function PictureForm({ thumbnail }: { thumbnail: string }) {
  const { t } = useLingui();
  const words = useSaveWords();
  const isHydrated = useIsHydrated();
  const mistakes = usePictureMistakes();
  const file = useRef<HTMLInputElement>(null);
  const saveButton = useRef<HTMLDivElement>(null);
  const [candidate, setCandidate] = useState<Candidate>();
  const [outcome, setOutcome] = useState<Outcome>("none");
  const { isBusy, failure, press } = usePress();
  const mistake =
    outcome === "tooLarge" || outcome === "unreadable" ? mistakes[outcome] : mistakes.of(failure);

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    // So that the same file can be chosen again.
    target.value = "";
    if (!chosen) return;
    setOutcome("compressing");
    try {
      const { image, preview } = await compressPicture(chosen);
      if (image.size > MOST_UPLOAD_BYTES) return setOutcome("tooLarge");
      setCandidate({ preview, picture: { image } });
      setOutcome("none");
    } catch {
      setOutcome("unreadable");
    }
  }

  async function save({ picture }: Candidate) {
    setOutcome("none");
    if (!(await press(() => savePicture(picture)))) return;
    setCandidate(undefined);
    setOutcome("saved");
    // The button that was pressed is gone.
    saveButton.current?.focus();
  }

  return (
    <Stack gap={4}>
      <Cluster gap={4}>
        <Portrait src={candidate?.preview ?? thumbnail} size={6} />
        <div ref={saveButton} tabIndex={-1}>
          <Button
            kind="quiet"
            icon={<Icon glyph={PictureGlyph} />}
            disabled={!isHydrated}
            isLoading={outcome === "compressing"}
            onClick={() => file.current?.click()}
          >
            <Trans id="profile.picture.choose">Choose a photo</Trans>
          </Button>
        </div>
      </Cluster>
      <input
        ref={file}
        type="file"
        accept=".jpg,.jpeg,.png"
        hidden
        aria-label={t({ id: "profile.picture.file", message: "A photo of your own" })}
        onChange={(event) => void choose(event)}
      />
      <Stack gap={2}>
        <p id="drawn-portraits" className={styles.soft}>
          <Trans id="profile.picture.drawn">Or take one of ours:</Trans>
        </p>
        <div role="group" aria-labelledby="drawn-portraits">
          <Cluster gap={1}>
            {DRAWN.map(({ imgPath, number }) => (
              <button
                key={imgPath}
                type="button"
                className={styles.drawn}
                disabled={!isHydrated}
                aria-pressed={(candidate?.preview ?? thumbnail) === `/${imgPath}`}
                onClick={() => {
                  setOutcome("none");
                  setCandidate({ preview: `/${imgPath}`, picture: { imgPath } });
                }}
              >
                <Portrait
                  src={`/${imgPath}`}
                  size={3}
                  alt={t({ id: "profile.picture.number", message: `Drawn portrait ${number}` })}
                />
              </button>
            ))}
          </Cluster>
        </div>
      </Stack>
      {candidate && (
        <Cluster gap={2}>
          <Button isLoading={isBusy} onClick={() => void save(candidate)}>
            <Trans id="profile.picture.save">Use this picture</Trans>
          </Button>
          <Button kind="bare" onClick={() => setCandidate(undefined)}>
            <Trans id="profile.cancel">Cancel</Trans>
          </Button>
        </Cluster>
      )}
      <SavedLine isDone={outcome === "saved"}>
        {outcome === "compressing" && t({ id: "profile.picture.compressing", message: "Making it smaller…" })}
        {isBusy && t({ id: "profile.picture.sending", message: "Sending it…" })}
        {outcome === "saved" && words.saved}
      </SavedLine>
      <LiveRegion>{mistake && !isBusy && <Notice tone="problem">{mistake}</Notice>}</LiveRegion>
    </Stack>
  );
}

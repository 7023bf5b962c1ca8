import { Trans, useLingui } from "@lingui/react/macro";
import { type ChangeEvent, useRef, useState } from "react";
import { dataUrlOf } from "#features/media/data-url.ts";
import { compressImage } from "#features/media/ui/compress-image.ts";
import { MOST_UPLOAD_BYTES } from "#features/media/media.ts";
import { imageTooLarge } from "#platform/errors/error-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { FieldError } from "#ui/field/field-error.tsx";
import { CameraGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import styles from "./suggest.module.css";

/** A photo that was made small, with the name of its file. */
export interface ChosenPhoto {
  image: Blob;
  name: string;
  /** To look at it: a `data:` address. */
  preview: string;
}

type MenuPhotoFieldProps = {
  id: string;
  error: string | undefined;
  photo: ChosenPhoto | null;
  /** Null where what was chosen is no picture. */
  onChoose: (photo: ChosenPhoto | null) => void;
};

type Outcome = "none" | "compressing" | "unreadable" | "tooLarge";

/** One photo: a button that opens the camera or the files, and what was chosen. */
export function MenuPhotoField({ id, error, photo, onChoose }: MenuPhotoFieldProps) {
  const { t, i18n } = useLingui();
  const file = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome>("none");
  const words: Partial<Record<Outcome, string>> = {
    unreadable: t({ id: "suggest.picture.unreadable", message: "That file can’t be read as a picture." }),
    tooLarge: i18n._(imageTooLarge),
  };
  const mistake = words[outcome] ?? error;

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    // So that the same file can be chosen again.
    target.value = "";
    if (!chosen) return;
    setOutcome("compressing");
    const image = await compressImage(chosen).catch(() => null);
    const isFine = image !== null && image.size <= MOST_UPLOAD_BYTES;
    onChoose(isFine ? { image, name: chosen.name, preview: await dataUrlOf(image) } : null);
    setOutcome(isFine ? "none" : image === null ? "unreadable" : "tooLarge");
  }

  return (
    <div className={styles.photo}>
      <p id={`${id}-hint`} className={styles.result}>
        {t({
          id: "suggest.picture.hint",
          message: "Only the menu, please, without people on it. Everybody can see it once it’s approved.",
        })}
      </p>
      <FieldError id={`${id}-error`} error={mistake} />
      {photo && (
        <img
          src={photo.preview}
          alt={t({ id: "contributions.own-photo", message: "Your photo" })}
          className={styles.preview}
        />
      )}
      <Button
        id={id}
        kind="quiet"
        icon={<Icon glyph={CameraGlyph} />}
        isLoading={outcome === "compressing"}
        aria-describedby={mistake ? `${id}-hint ${id}-error` : `${id}-hint`}
        onClick={() => file.current?.click()}
      >
        {photo ? (
          <Trans id="suggest.picture.another">Choose another photo</Trans>
        ) : (
          <Trans id="suggest.picture.choose">Choose a photo</Trans>
        )}
      </Button>
      <input
        ref={file}
        type="file"
        accept=".jpg,.jpeg,.png,.webp,image/*"
        hidden
        aria-label={t({ id: "suggest.picture.file", message: "Photo" })}
        onChange={(event) => void choose(event)}
      />
      <LiveRegion>
        {photo && outcome === "none" && (
          <Trans id="suggest.picture.chosen">Your photo is ready to be sent.</Trans>
        )}
      </LiveRegion>
    </div>
  );
}

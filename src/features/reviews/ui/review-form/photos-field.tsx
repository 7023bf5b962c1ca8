import { Trans, useLingui } from "@lingui/react/macro";
import { type ChangeEvent, useRef, useState } from "react";
import { MOST_UPLOAD_BYTES } from "#features/media/media.ts";
import { squareAddresses } from "#features/media/picture-address.ts";
import { imageTooLarge } from "#platform/errors/error-texts.ts";
import { FieldError } from "#ui/field/field-error.tsx";
import { CameraGlyph, CloseGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { MOST_PHOTOS } from "../../review.ts";
import { compressPhoto } from "./compress-photo.ts";
import styles from "./photos-field.module.css";
import type { DraftPhoto } from "./review-draft.ts";
import formStyles from "./review-form.module.css";

type PhotosFieldProps = {
  id: string;
  photos: readonly DraftPhoto[];
  pictureBase: string;
  onAdd: (photos: DraftPhoto[]) => void;
  onRemove: (photo: DraftPhoto) => void;
  error: string | undefined;
};

type Outcome = "none" | "compressing" | "unreadable" | "tooLarge";

/** Up to four photos, made small here before they are sent. */
export function PhotosField({ id, photos, pictureBase, onAdd, onRemove, error }: PhotosFieldProps) {
  const { t, i18n } = useLingui();
  const file = useRef<HTMLInputElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [outcome, setOutcome] = useState<Outcome>("none");
  const most = MOST_PHOTOS;
  const mistake =
    outcome === "tooLarge"
      ? i18n._(imageTooLarge)
      : outcome === "unreadable"
        ? t({ id: "review-form.photos.unreadable", message: "That file can’t be read as a picture." })
        : error;

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(target.files ?? [])].slice(0, most - photos.length);
    // So that the same file can be chosen again.
    target.value = "";
    if (chosen.length === 0) return;
    setOutcome("compressing");
    try {
      const made = await Promise.all(chosen.map(compressPhoto));
      const small = made.filter(({ byteCount }) => byteCount <= MOST_UPLOAD_BYTES);
      if (small.length > 0) onAdd(small.map(({ name, dataUrl }) => ({ name, dataUrl })));
      setOutcome(small.length < made.length ? "tooLarge" : "none");
    } catch {
      setOutcome("unreadable");
    }
  }

  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
      className={formStyles.part}
    >
      <p id={`${id}-label`} className={formStyles.label}>
        <Trans id="review-form.photos">
          Photos <span>(at most {most})</span>
        </Trans>
      </p>
      <FieldError error={mistake} />
      <ul className={styles.photos}>
        {photos.map((photo, place) => {
          const number = place + 1;
          return (
            <li key={"kept" in photo ? photo.kept.key : photo.dataUrl.slice(-200)} className={styles.photo}>
              <img
                {...("kept" in photo ? squareAddresses(photo.kept, pictureBase, 96) : { src: photo.dataUrl })}
                width={96}
                height={96}
                alt={t({ id: "review-form.photo", message: `Photo ${number}` })}
              />
              <button
                type="button"
                aria-label={t({ id: "review-form.photo.remove", message: `Remove photo ${number}` })}
                className={styles.remove}
                onClick={() => {
                  onRemove(photo);
                  setOutcome("none");
                  // The button that was pressed is gone.
                  requestAnimationFrame(() => add.current?.focus());
                }}
              >
                <span>
                  <Icon glyph={CloseGlyph} size={18} />
                </span>
              </button>
            </li>
          );
        })}
        {photos.length < most && (
          <li>
            <button
              ref={add}
              id={id}
              type="button"
              aria-busy={outcome === "compressing" || undefined}
              className={styles.add}
              onClick={() => file.current?.click()}
            >
              <Icon glyph={CameraGlyph} size={24} />
              <Trans id="review-form.photos.add">Add</Trans>
            </button>
          </li>
        )}
      </ul>
      <input
        ref={file}
        type="file"
        accept=".jpg,.jpeg,.png,.webp,image/*"
        multiple
        hidden
        aria-label={t({ id: "review-form.photos.file", message: "Photos of your own" })}
        onChange={(event) => void choose(event)}
      />
      <p id={`${id}-hint`} className={formStyles.hint}>
        <Trans id="review-form.photos.hint">
          Nobody recognisable, please. We remove place, time and device from the file.
        </Trans>
      </p>
      <LiveRegion className={formStyles.hint}>
        {outcome === "compressing" && <Trans id="review-form.photos.busy">Making it smaller…</Trans>}
      </LiveRegion>
    </div>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { pictureAddresses } from "#features/media/picture-address.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { NextGlyph, PreviousGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import type { Review } from "../../review.ts";
import type { ReportSlot } from "../reviews-to-read.tsx";
import styles from "./photo-dialog.module.css";

type PhotoDialogProps = {
  review: Review;
  /** The one that was pressed. */
  first: number;
  pictureBase: string;
  reportSlot: ReportSlot | undefined;
  onClose: () => void;
};

/** The photos of a review in large, one after the other. */
export function PhotoDialog({ review, first, pictureBase, reportSlot, onClose }: PhotoDialogProps) {
  const { t } = useLingui();
  const [place, setPlace] = useState(first);
  const { photos, isMine } = review;
  const photo = photos[place];
  const number = place + 1;
  const count = photos.length;
  const title = t({ id: "review.photo", message: `Photo ${number} of ${count}` });
  return (
    <Dialog
      isOpen
      title={title}
      closeLabel={t({ id: "dialog.close", message: "Close" })}
      onClose={onClose}
      footer={
        count > 1 && (
          <>
            <Button
              kind="quiet"
              icon={<Icon glyph={PreviousGlyph} />}
              onClick={() => setPlace((place + count - 1) % count)}
            >
              <Trans id="review.photo.previous">Previous</Trans>
            </Button>
            <Button
              kind="quiet"
              icon={<Icon glyph={NextGlyph} />}
              onClick={() => setPlace((place + 1) % count)}
            >
              <Trans id="review.photo.next">Next</Trans>
            </Button>
          </>
        )
      }
    >
      {photo && (
        <div key={photo.key} className={styles.photo}>
          <Picture {...pictureAddresses(photo, pictureBase, 1280)} sizes="30rem" alt={title} />
          {!isMine &&
            reportSlot?.(
              { type: "photo", id: photo.id },
              <Trans id="review.photo.report">Report this photo</Trans>,
            )}
        </div>
      )}
    </Dialog>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { pictureAddresses, squareAddresses } from "#features/media/picture-address.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { StarGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import type { EditedPhoto, PhotoList } from "./photo-list.ts";
import styles from "./photos.module.css";

type PhotoGridProps = {
  list: PhotoList;
  chosenId: string | undefined;
  pictureBase: string;
  onChoose: (id: string) => void;
  onMove: (id: string, place: number) => void;
};

/** The photos in their order, the cover large. A press chooses one; a mouse drags it to another place. */
export function PhotoGrid({ list, chosenId, pictureBase, onChoose, onMove }: PhotoGridProps) {
  const { t } = useLingui();
  const dragged = useRef<string>(undefined);
  const cover = list.find(({ isRemoved }) => !isRemoved);
  const count = list.length;

  function nameOf({ alt }: EditedPhoto, number: number): string {
    const words = alt[alt.source].trim();
    return words
      ? t({ id: "photo-editing.named", message: `Photo ${number} of ${count}: ${words}` })
      : t({ id: "photo-editing.unnamed", message: `Photo ${number} of ${count}, no words yet` });
  }

  return (
    <ol className={styles.grid}>
      {list.map((photo, place) => {
        const { _id: id, alt, isRemoved } = photo;
        const isCover = photo === cover;
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys have the buttons of the chosen photo
          <li
            key={id}
            data-cover={isCover}
            data-removed={isRemoved}
            draggable
            onDragStart={({ dataTransfer }) => {
              dragged.current = id;
              dataTransfer.effectAllowed = "move";
            }}
            onDragOver={(event) => {
              if (dragged.current === undefined) return;
              event.preventDefault();
              if (dragged.current !== id) onMove(dragged.current, place);
            }}
            onDrop={(event) => event.preventDefault()}
            onDragEnd={() => {
              dragged.current = undefined;
            }}
          >
            <button
              type="button"
              aria-pressed={id === chosenId}
              aria-label={nameOf(photo, place + 1)}
              className={styles.photo}
              onClick={() => onChoose(id)}
            >
              <Picture
                {...(isCover
                  ? pictureAddresses(photo, pictureBase, 1280)
                  : squareAddresses(photo, pictureBase, 192))}
                {...(isCover && { sizes: "(min-width: 640px) 40rem, 100vw" })}
                alt=""
                isFilling
              />
              <span className={styles.marks}>
                {isCover && (
                  <Badge icon={<Icon glyph={StarGlyph} size={14} />}>
                    <Trans id="photo-editing.cover">Cover</Trans>
                  </Badge>
                )}
                {isRemoved && (
                  <Badge tone="brick">
                    <Trans id="photo-editing.removed">Removed</Trans>
                  </Badge>
                )}
                {!isRemoved && alt[alt.source].trim() === "" && (
                  <Badge tone="brick">
                    <Trans id="photo-editing.no-words">no description</Trans>
                  </Badge>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

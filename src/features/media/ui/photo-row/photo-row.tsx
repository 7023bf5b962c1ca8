import { Trans } from "@lingui/react/macro";
import { pictureAddresses } from "../../picture-address.ts";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import type { ShownPhoto } from "../../media.ts";
import styles from "./photo-row.module.css";

type PhotoRowProps = { photos: readonly ShownPhoto[]; pictureBase: string };

/** In a row that scrolls, as high as its place, each with its number; a tap opens the large one. */
export function PhotoRow({ photos, pictureBase }: PhotoRowProps) {
  const count = photos.length;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways is scrolled by keys too
    <ul className={styles.photos} tabIndex={count > 1 ? 0 : undefined}>
      {photos.map((photo, place) => {
        const number = place + 1;
        return (
          <li key={photo.key}>
            <a href={pictureAddresses(photo, pictureBase).src} className={styles.photo}>
              <VisuallyHidden>
                <Trans id="photo-row.enlarge">
                  Enlarge photo {number} of {count}
                </Trans>
              </VisuallyHidden>
              <span lang={photo.alt?.locale} className={styles.words}>
                <Picture
                  {...pictureAddresses(photo, pictureBase, 1280)}
                  sizes="(min-width: 640px) 40rem, 100vw"
                  alt={photo.alt?.text ?? ""}
                  isFirstSeen={place === 0}
                  isFilling
                />
              </span>
              {count > 1 && (
                <span aria-hidden="true" className={styles.number}>
                  {number}/{count}
                </span>
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

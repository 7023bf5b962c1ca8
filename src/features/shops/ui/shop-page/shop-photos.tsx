import { Trans } from "@lingui/react/macro";
import { pictureAddresses } from "#features/media/picture-address.ts";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import type { Shop } from "../../shop.ts";
import styles from "./shop-picture.module.css";

type ShopPhotosProps = { photos: Shop["photos"]; pictureBase: string };

/** In a row that scrolls, each with its number; a tap opens the large one. */
export function ShopPhotos({ photos, pictureBase }: ShopPhotosProps) {
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
                <Trans id="shop-page.photo">
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

import { useLingui } from "@lingui/react/macro";
import { pictureAddress, squareAddresses } from "#features/media/picture-address.ts";
import { Picture } from "#ui/picture/picture.tsx";
import type { Review } from "../../review.ts";
import styles from "./review-body.module.css";

/** How wide a photo is opened: a file of a size that is served, also without JavaScript. */
const OPENED_WIDTH = 1280;

/** Its photos, each a link to itself in large; whatever is around shows it in place (`reviews.tsx`). */
export function ReviewPhotos({ review, pictureBase }: { review: Review; pictureBase: string }) {
  const { t } = useLingui();
  const { id, photos } = review;
  const count = photos.length;
  return (
    <ul className={styles.photos}>
      {photos.map((photo, place) => {
        const number = place + 1;
        return (
          <li key={photo.key}>
            <a
              href={pictureAddress(
                photo.key,
                { width: OPENED_WIDTH, height: undefined, fit: "inside" },
                pictureBase,
              )}
              data-review-photo={`${id}-${place}`}
              className={styles.photo}
            >
              <Picture
                {...squareAddresses(photo, pictureBase, 96)}
                alt={t({ id: "review.photo", message: `Photo ${number} of ${count}` })}
              />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

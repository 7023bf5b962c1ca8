import { pictureAddresses } from "#features/media/picture-address.ts";
import { Street } from "#ui/facade/street.tsx";
import type { StreetHouse } from "#ui/facade/street-address.ts";
import { Picture } from "#ui/picture/picture.tsx";
import type { Shop } from "../../shop.ts";
import styles from "./shop-picture.module.css";

type ShopPictureProps = {
  shop: Pick<Shop, "photos">;
  /** The shop's house among those of its neighbours. */
  street: StreetHouse[];
  pictureBase: string;
};

/** Its photos in a row that scrolls, else the drawn street it stands in. */
export function ShopPicture({ shop, street, pictureBase }: ShopPictureProps) {
  const { photos } = shop;
  return (
    <div className={styles.picture}>
      {photos.length === 0 ? (
        <Street houses={street} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways is scrolled by keys too
        <ul className={styles.photos} tabIndex={photos.length > 1 ? 0 : undefined}>
          {photos.map((photo, place) => (
            <li key={photo.key} lang={photo.alt?.locale}>
              <Picture
                {...pictureAddresses(photo, pictureBase, 1280)}
                sizes="(min-width: 640px) 40rem, 100vw"
                alt={photo.alt?.text ?? ""}
                isFirstSeen={place === 0}
                isFilling
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

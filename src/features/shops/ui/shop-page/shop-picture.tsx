import { StaticPhotoRow } from "#features/media/ui/photo-row/static-photo-row.ts";
import { Street } from "#ui/facade/street.tsx";
import type { StreetHouse } from "#ui/facade/street-address.ts";
import type { Shop } from "../../shop.ts";
import styles from "./shop-picture.module.css";

type ShopPictureProps = {
  photos: Shop["photos"];
  /** The shop's house among those of its neighbours. */
  street: StreetHouse[];
  pictureBase: string;
};

/** Its photos in a row that scrolls, else the drawn street it stands in. */
export function ShopPicture({ photos, street, pictureBase }: ShopPictureProps) {
  return (
    <div className={styles.picture}>
      {photos.length === 0 ? (
        <Street houses={street} />
      ) : (
        <StaticPhotoRow photos={photos} pictureBase={pictureBase} />
      )}
    </div>
  );
}

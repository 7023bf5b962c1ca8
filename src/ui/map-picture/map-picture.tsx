import { type MapCredit, MapCredits } from "./map-credits.tsx";
import styles from "./map-picture.module.css";

type MapPictureProps = {
  address: string;
  credits: readonly MapCredit[];
  /** Fetched only when it comes near: where there may be no room for it, or it stands far down. */
  isPatient?: boolean | undefined;
};

/**
 * A picture in the place of a map, as large as that. It says nothing to those who hear the page: the list beside a map has
 * all that is on it.
 */
export function MapPicture({ address, credits, isPatient }: MapPictureProps) {
  return (
    <div className={styles.frame}>
      <img
        className={styles.picture}
        loading={isPatient ? "lazy" : "eager"}
        decoding="async"
        src={address}
        alt=""
      />
      <MapCredits credits={credits} />
    </div>
  );
}

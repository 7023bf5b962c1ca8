import { type MapCredit, MapCredits } from "./map-credits.tsx";
import styles from "./map-picture.module.css";

type MapPictureProps = {
  address: string;
  credits: readonly MapCredit[];
  /** Lazy: where it may be hidden, or is far down the page. */
  isPatient?: boolean | undefined;
};

/**
 * A placeholder picture of a map, as large as the map. It is hidden from screen readers: the list beside a map has the same
 * places.
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

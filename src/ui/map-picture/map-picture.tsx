import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { type MapCredit, MapCredits } from "./map-credits.tsx";
import styles from "./map-picture.module.css";

type MapPictureProps = {
  address: string;
  credits: readonly MapCredit[];
  /** Lazy: where it may be hidden, or is far down the page. */
  isPatient?: boolean | undefined;
  /** It fills its place to the edges, without a frame. */
  isWhole?: boolean;
  /** What stands in its middle. */
  mark?: ReactNode;
};

/**
 * A placeholder picture of a map, as large as the map. It is hidden from screen readers: the list beside a map has the same
 * places.
 */
export function MapPicture({ address, credits, isPatient, isWhole, mark }: MapPictureProps) {
  return (
    <div className={classNames(styles.frame, isWhole && styles.whole)}>
      <img
        className={styles.picture}
        loading={isPatient ? "lazy" : "eager"}
        decoding="async"
        src={address}
        alt=""
      />
      {mark}
      <MapCredits credits={credits} />
    </div>
  );
}

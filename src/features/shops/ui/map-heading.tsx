import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "./map-heading.module.css";

type MapHeadingProps = {
  total: number;
  /** What the map is of, where that is a shop; then its neighbours are counted. */
  title: ReactNode;
  /** Whether the nearest to the middle come first. */
  isSorted: boolean;
};

/** How many shops are in view, told again whenever the list has followed the map. */
export function MapHeading({ total, title, isSorted }: MapHeadingProps) {
  if (title) {
    return (
      <>
        <p className={styles.title}>{title}</p>
        <p role="status" className={styles.note}>
          <Plural
            id="map.count-near"
            value={total}
            one="# shop within 2 km, the nearest first"
            other="# shops within 2 km, the nearest first"
          />
        </p>
      </>
    );
  }
  return (
    <>
      <p role="status" className={total > 0 ? styles.title : styles.unseen}>
        <Plural id="map.count-in-view" value={total} one="# shop in view" other="# shops in view" />
      </p>
      {isSorted && total > 1 && (
        <p className={styles.note}>
          <Trans id="map.nearest-first">Nearest to the centre of the map first</Trans>
        </p>
      )}
    </>
  );
}

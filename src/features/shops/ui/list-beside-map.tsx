import type { ReactNode } from "react";
import styles from "./list-beside-map.module.css";

type ListBesideMapProps = {
  /** Above both. */
  filters: ReactNode;
  list: ReactNode;
  map: ReactNode;
};

/** A list and its map, of equal standing: side by side from 1,024 px, on a phone the map above the list. */
export function ListBesideMap({ filters, list, map }: ListBesideMapProps) {
  return (
    <div className={styles.both}>
      <div className={styles.filters}>{filters}</div>
      <div className={styles.map}>{map}</div>
      <div className={styles.list}>{list}</div>
    </div>
  );
}

import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./list-beside-map.module.css";

type ListBesideMapProps = {
  /** Above both. */
  filters: ReactNode;
  list: ReactNode;
  map: ReactNode;
  /** The map is optional and hidden where there is no room beside the list. */
  isMapOptional?: boolean;
};

/** A list and its map, of equal standing: side by side from 1,024 px, on a phone the map above the list. */
export function ListBesideMap({ filters, list, map, isMapOptional }: ListBesideMapProps) {
  return (
    <div className={classNames(styles.both, isMapOptional && styles.optional)}>
      <div className={styles.filters}>{filters}</div>
      <div className={styles.map}>{map}</div>
      <div className={styles.list}>{list}</div>
    </div>
  );
}

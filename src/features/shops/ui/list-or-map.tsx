import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { MapGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Link } from "#ui/link/link.tsx";
import styles from "./list-or-map.module.css";

type ListOrMapProps = {
  /** Title, order and filters. */
  head: ReactNode;
  list: ReactNode;
  map: ReactNode;
  /** The map as a page of its own, with the same filters. */
  mapTo: string;
};

/** A list with its map beside it from 1,024 px on, up to the edge of the screen; where there is no room a button within a thumb's reach leads to it. */
export function ListOrMap({ head, list, map, mapTo }: ListOrMapProps) {
  return (
    <div className={styles.both}>
      <div className={styles.column}>
        <div className={styles.head}>{head}</div>
        {list}
        <div className={styles.float}>
          <Link to={mapTo} look="plain" className={styles.button}>
            <Icon glyph={MapGlyph} />
            <Trans id="list.map">Map</Trans>
          </Link>
        </div>
      </div>
      <div className={styles.map}>{map}</div>
    </div>
  );
}

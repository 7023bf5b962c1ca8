import { Trans } from "@lingui/react/macro";
import styles from "./shops-map-legend.module.css";

/** The legend of the shapes on pins (drawn by shops-map-images.ts). */
export function ShopsMapLegend() {
  return (
    <ul className={styles.legend}>
      <li>
        <svg className={styles.open} viewBox="-9 -9 18 18" aria-hidden="true">
          <circle r="7" />
          <path d="M-3.2 .3-1 2.6 3.4-2.4" />
        </svg>
        <Trans id="map.legend.open">Open now</Trans>
      </li>
      <li>
        <svg className={styles.closed} viewBox="-9 -9 18 18" aria-hidden="true">
          <circle r="7" />
          <path d="M-3 0h6" />
        </svg>
        <Trans id="map.legend.closed">Closed now</Trans>
      </li>
      <li>
        <svg className={styles.unknown} viewBox="-9 -9 18 18" aria-hidden="true">
          <circle r="7" />
          <path d="M-2.2-1.7a2.3 2.3 0 1 1 3.4 2Q0 1 0 1.9M0 4.3v.1" />
        </svg>
        <Trans id="map.legend.unknown">Hours not known</Trans>
      </li>
      <li>
        <svg className={styles.sample} viewBox="-9 -9 18 18" aria-hidden="true">
          <path d="M0-6 6 0 0 6-6 0Z" />
        </svg>
        <Trans id="map.legend.sample">Invented sample</Trans>
      </li>
    </ul>
  );
}

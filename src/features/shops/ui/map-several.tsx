import { Trans } from "@lingui/react/macro";
import { Link } from "#ui/link/link.tsx";
import type { SeveralOnMap } from "../found-on-map.ts";
import styles from "./map-missed.module.css";

/** Of a street that was searched for: the other towns that have one of its name. */
export function MapSeveral({ several: { name, elsewhere } }: { several: SeveralOnMap }) {
  return (
    <div role="status" className={styles.missed}>
      <p>
        <Trans id="map.several">{name} in other towns:</Trans>
      </p>
      {elsewhere.map(({ to, place }) => (
        <Link key={to} to={to}>
          {place}
        </Link>
      ))}
    </div>
  );
}

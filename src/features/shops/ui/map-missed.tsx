import { Trans } from "@lingui/react/macro";
import { Link } from "#ui/link/link.tsx";
import type { MissedOnMap } from "../missed-on-map.ts";
import styles from "./map-missed.module.css";

/** Of words that the map does not know, which stays where it was. */
export function MapMissed({ missed: { words, other } }: { missed: MissedOnMap }) {
  // Nodes: as strings, what somebody typed would be read as markup of the message.
  const typed = <>{words}</>;
  const name = <>{other?.name}</>;
  return (
    <div role="status" className={styles.missed}>
      {other ? (
        <>
          <p>
            <Trans id="map.missed.no-place">“{typed}” isn’t a place on the map.</Trans>
          </p>
          <Link to={other.to}>
            <Trans id="map.missed.see">See {name}</Trans>
          </Link>
        </>
      ) : (
        <p>
          <Trans id="map.missed">“{typed}” isn’t on the map. Try a town, a street or a postcode.</Trans>
        </p>
      )}
    </div>
  );
}

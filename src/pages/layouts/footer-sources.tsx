import { Trans } from "@lingui/react/macro";
import { DocumentLink } from "#ui/link/document-link.tsx";
import styles from "./footer.module.css";

/** Whose data this site rests on. */
export function FooterSources() {
  return (
    <p className={styles.sources}>
      <DocumentLink href="https://www.openstreetmap.org/copyright" look="quiet" rel="noopener noreferrer">
        © OpenStreetMap contributors
      </DocumentLink>
      {" · "}
      <Trans id="footer.geonames">Place data: GeoNames, CC BY 4.0</Trans>
      {" · "}
      <Trans id="footer.counts">Official coffeeshop counts: Breuer&Intraval, 2022</Trans>
    </p>
  );
}

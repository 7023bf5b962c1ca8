import { Trans, useLingui } from "@lingui/react/macro";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Width } from "#ui/layout/width.tsx";
import { DocumentLink } from "#ui/link/document-link.tsx";
import { Link } from "#ui/link/link.tsx";
import styles from "./footer.module.css";
import { LanguageLinks } from "./language-links.tsx";

/** What the law says, where the facts come from, and every language as a plain link. */
export function Footer({ siteName }: { siteName: string }) {
  const { t } = useLingui();
  return (
    <footer className={styles.footer}>
      <Width>
        <Stack gap={6}>
          <p className={styles.rules}>
            <Trans id="footer.rules">
              18 and over, with ID. At most 5 grams a person a day. No alcohol. This site informs; it sells
              and offers nothing.
            </Trans>
          </p>
          <nav aria-label={t({ id: "footer.nav", message: "About this site" })}>
            <Cluster gap={6}>
              <Link to="/coffeeshops" look="quiet">
                <Trans id="nav.coffeeshops">Coffeeshops</Trans>
              </Link>
              <Link to="/about" look="quiet">
                <Trans id="footer.about">About {siteName}</Trans>
              </Link>
              <Link to="/about#sources" look="quiet">
                <Trans id="footer.sources">Sources and licences</Trans>
              </Link>
              <DocumentLink href="/api/docs" look="quiet" hrefLang="en">
                API
              </DocumentLink>
            </Cluster>
          </nav>
          <nav aria-label={t({ id: "footer.languages", message: "Languages" })}>
            <LanguageLinks />
          </nav>
          <p className={styles.sources}>
            <DocumentLink
              href="https://www.openstreetmap.org/copyright"
              look="quiet"
              rel="noopener noreferrer"
            >
              © OpenStreetMap contributors
            </DocumentLink>
            {" · "}
            <Trans id="footer.geonames">Place data: GeoNames, CC BY 4.0</Trans>
            {" · "}
            <Trans id="footer.counts">Counts: Breuer&Intraval, 2022</Trans>
          </p>
        </Stack>
      </Width>
    </footer>
  );
}

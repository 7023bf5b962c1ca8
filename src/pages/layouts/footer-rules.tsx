import { Trans, useLingui } from "@lingui/react/macro";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { DocumentLink } from "#ui/link/document-link.tsx";
import { Link } from "#ui/link/link.tsx";
import styles from "./footer.module.css";

/** The rules of the law, and what this site says about itself. */
export function FooterRules({ siteName, hasJobs }: { siteName: string; hasJobs: boolean }) {
  const { t } = useLingui();
  return (
    <Stack gap={6}>
      <p className={styles.rules}>
        <Trans id="footer.rules">
          18 or over, with ID. At most 5 grams per person per day. No alcohol. This site is for information
          only; it sells and offers nothing.
        </Trans>
      </p>
      <nav aria-label={t({ id: "footer.nav", message: "About this site" })}>
        <Cluster gap={6}>
          <Link to="/coffeeshops" look="quiet">
            <Trans id="nav.coffeeshops">Coffeeshops</Trans>
          </Link>
          <Link to="/saved" look="quiet">
            <Trans id="nav.saved">Saved</Trans>
          </Link>
          {[
            { to: "/products", name: t({ id: "footer.products", message: "Products" }) },
            { to: "/brand", name: t({ id: "footer.brands", message: "Brands" }) },
            ...(hasJobs ? [{ to: "/jobs", name: t({ id: "footer.jobs", message: "Jobs" }) }] : []),
            { to: "/wietproef", name: t({ id: "footer.wietproef", message: "Cannabis trial (wietproef)" }) },
            { to: "/statistics", name: t({ id: "footer.statistics", message: "Statistics" }) },
            { to: "/app", name: t({ id: "footer.app", message: "The app" }) },
            { to: "/getlisted", name: t({ id: "footer.getlisted", message: "Get listed" }) },
            { to: "/contact", name: t({ id: "footer.contact", message: "Contact" }) },
            { to: "/responsible-use", name: t({ id: "footer.responsible-use", message: "Responsible use" }) },
            { to: "/terms", name: t({ id: "footer.terms", message: "Terms" }) },
            { to: "/moderation", name: t({ id: "footer.moderation", message: "Moderation" }) },
            { to: "/privacypolicy", name: t({ id: "footer.privacy", message: "Privacy" }) },
            { to: "/data-deletion", name: t({ id: "footer.data-deletion", message: "Delete your data" }) },
            { to: "/about#accessibility", name: t({ id: "footer.accessibility", message: "Accessibility" }) },
          ].map(({ to, name }) => (
            <Link key={to} to={to} look="quiet">
              {name}
            </Link>
          ))}
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
    </Stack>
  );
}

import { useLingui } from "@lingui/react/macro";
import { Stack } from "#ui/layout/stack.tsx";
import { Width } from "#ui/layout/width.tsx";
import { staticPart } from "#ui/static-part/static-part.tsx";
import styles from "./footer.module.css";
import { LanguageLinks } from "./language-links.tsx";
import { useSite } from "./use-site.ts";

const StaticFooterRules = staticPart(async () => (await import("./footer-rules.tsx")).FooterRules);

const StaticFooterSources = staticPart(async () => (await import("./footer-sources.tsx")).FooterSources);

/** The rules of the law, the data sources, and every language as a plain link; only these links differ from page to page. */
export function Footer({ siteName }: { siteName: string }) {
  const { t } = useLingui();
  const { rooms } = useSite();
  return (
    <footer className={styles.footer}>
      <Width>
        <Stack gap={6}>
          <StaticFooterRules siteName={siteName} hasJobs={rooms.jobs} />
          <nav aria-label={t({ id: "footer.languages", message: "Languages" })} className={styles.languages}>
            <LanguageLinks />
          </nav>
          <StaticFooterSources />
        </Stack>
      </Width>
    </footer>
  );
}

import { useLingui } from "@lingui/react/macro";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { asDrawn } from "#ui/as-drawn/as-drawn.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Width } from "#ui/layout/width.tsx";
import styles from "./footer.module.css";
import { LanguageNav } from "./language-links.tsx";

const FooterRulesAsDrawn = asDrawn(
  async () => {
    const [part] = await Promise.all([import("./footer-rules.tsx"), needArea("frame")]);
    return part.FooterRules;
  },
  { isSameEverywhere: true },
);

const FooterSourcesAsDrawn = asDrawn(
  async () => {
    const [part] = await Promise.all([import("./footer-sources.tsx"), needArea("frame")]);
    return part.FooterSources;
  },
  { isSameEverywhere: true },
);

/** What the law says, where the facts come from, and every language as a plain link, which alone is another on every page. */
export function Footer({ siteName }: { siteName: string }) {
  const { t } = useLingui();
  return (
    <footer className={styles.footer}>
      <Width>
        <Stack gap={6}>
          <FooterRulesAsDrawn siteName={siteName} />
          <LanguageNav label={t({ id: "footer.languages", message: "Languages" })} />
          <FooterSourcesAsDrawn />
        </Stack>
      </Width>
    </footer>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { languageTag, type Locale } from "#platform/i18n/locales.ts";
import { Badge } from "#ui/badge/badge.tsx";

/** Shown on everything that is paid for, wherever it appears (product.md section 7). */
export function SponsoredBadge() {
  return (
    <Badge>
      <Trans id="news.sponsored">Sponsored</Trans>
    </Badge>
  );
}

/** Shown on everything invented, wherever it appears (contract.md, "Demo personas"). */
export function InventedBadge() {
  return (
    <Badge tone="saffron">
      <Trans id="news.sample">Sample, invented</Trans>
    </Badge>
  );
}

/** Shown beside what somebody wrote, where any of it is in another language than the page (product.md section 2). */
export function LanguageBadge({ of }: { of: readonly { locale: Locale }[] }) {
  const { i18n } = useLingui();
  const words = useWrittenInWords();
  const foreign = of.find(({ locale }) => languageTag(locale) !== i18n.locale);
  return foreign ? <Badge>{words[foreign.locale]}</Badge> : null;
}

function useWrittenInWords(): Record<Locale, string> {
  const { t } = useLingui();
  return {
    nl: t({ id: "news.written-in.nl", message: "In Dutch" }),
    en: t({ id: "news.written-in.en", message: "In English" }),
    de: t({ id: "news.written-in.de", message: "In German" }),
    es: t({ id: "news.written-in.es", message: "In Spanish" }),
    fr: t({ id: "news.written-in.fr", message: "In French" }),
    it: t({ id: "news.written-in.it", message: "In Italian" }),
    pl: t({ id: "news.written-in.pl", message: "In Polish" }),
    pt: t({ id: "news.written-in.pt", message: "In Portuguese" }),
    cz: t({ id: "news.written-in.cz", message: "In Czech" }),
  };
}

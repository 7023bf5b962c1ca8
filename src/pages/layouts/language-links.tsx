import { useLocation } from "react-router";
import { knownQuery } from "#platform/http/known-query.ts";
import { addressIn, type LanguageBases } from "#platform/i18n/language-links.ts";
import { LANGUAGE_NAMES, languageTag, type Locale, LOCALES } from "#platform/i18n/locales.ts";
import { DrawnAround } from "#ui/drawn-once/drawn-around.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { DocumentLink } from "#ui/link/document-link.tsx";
import { rememberLocale } from "./remember-locale.ts";
import { useSite } from "./use-site.ts";

/** The same page in every language. Another language is another document, so these are plain links. */
export function LanguageLinks() {
  return <LanguageList {...useLanguages()} />;
}

/** The same in a frame around every page. */
export function LanguageNav({ label }: { label: string }) {
  const { text, ...given } = useLanguages();
  if (given.isHome) {
    return (
      <nav aria-label={label}>
        <LanguageList {...given} text={text} />
      </nav>
    );
  }
  return <DrawnAround as="nav" aria-label={label} of={LanguageList} given={given} text={text} />;
}

interface Languages {
  bases: LanguageBases;
  current: Locale;
  cookieDomain: string | undefined;
  /** The first page of a language has an address without a path. */
  isHome: boolean;
  /** What follows in every language: the path, and what is asked for. */
  text: string;
}

function useLanguages(): Languages {
  const { site, locale } = useSite();
  const { pathname, search } = useLocation();
  const isHome = pathname === "/";
  return {
    bases: site.languageBases,
    current: locale,
    cookieDomain: site.cookieDomain,
    isHome,
    text: (isHome ? "" : pathname) + knownQuery(search),
  };
}

function LanguageList({ bases, current, cookieDomain, isHome, text }: Languages) {
  const startOf = (locale: Locale) => (isHome ? addressIn(bases[locale], "/") : bases[locale]);
  return (
    <Cluster gap={4} as="ul">
      {LOCALES.map((locale) => (
        <li key={locale}>
          <DocumentLink
            href={startOf(locale) + text}
            hrefLang={languageTag(locale)}
            lang={languageTag(locale)}
            look="quiet"
            aria-current={locale === current ? "true" : undefined}
            onClick={() => rememberLocale(locale, cookieDomain)}
          >
            {LANGUAGE_NAMES[locale]}
          </DocumentLink>
        </li>
      ))}
    </Cluster>
  );
}

import { useLocation } from "react-router";
import { knownQuery } from "#platform/http/known-query.ts";
import { addressIn } from "#platform/i18n/language-links.ts";
import { LANGUAGE_NAMES, languageTag, type Locale, LOCALES } from "#platform/i18n/locales.ts";
import { Cluster } from "#ui/layout/cluster.tsx";
import { DocumentLink } from "#ui/link/document-link.tsx";
import { rememberLocale } from "./remember-locale.ts";
import { useSite } from "./use-site.ts";

/** The same page in every language. Another language is another document, so these are plain links. */
export function LanguageLinks() {
  const { site, locale: current } = useSite();
  const { pathname, search } = useLocation();
  const query = knownQuery(search);
  const addressOf = (locale: Locale) => addressIn(site.languageBases[locale], pathname) + query;
  return (
    <Cluster gap={4} as="ul">
      {LOCALES.map((locale) => (
        <li key={locale}>
          <DocumentLink
            href={addressOf(locale)}
            hrefLang={languageTag(locale)}
            lang={languageTag(locale)}
            look="quiet"
            aria-current={locale === current ? "true" : undefined}
            onClick={() => rememberLocale(locale, site.cookieDomain)}
          >
            {LANGUAGE_NAMES[locale]}
          </DocumentLink>
        </li>
      ))}
    </Cluster>
  );
}

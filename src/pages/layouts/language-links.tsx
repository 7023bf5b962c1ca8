import { useLocation } from "react-router";
import { setBrowserCookie } from "#platform/browser-cookie.ts";
import { knownQuery } from "#platform/http/known-query.ts";
import { addressIn } from "#platform/i18n/language-links.ts";
import { LANGUAGE_NAMES, languageTag, LOCALES, type Locale } from "#platform/i18n/locales.ts";
import { classNames } from "#ui/class-names.ts";
import { CheckGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { DocumentLink } from "#ui/link/document-link.tsx";
import styles from "./language-links.module.css";
import { useSite } from "./use-site.ts";

const A_YEAR_SECONDS = 31_536_000;

/** Stores the chosen language in a cookie, for what has no address of its own: calls, mails, notices (product.md section 2). */
function rememberLocale(locale: Locale, domain: string | undefined): void {
  setBrowserCookie({ name: "locale", value: locale, maxAgeSeconds: A_YEAR_SECONDS, domain });
}

/** The same page in every language, in lines or a row each. Another language is another document, so these are plain links. */
export function LanguageLinks({ isInRows }: { isInRows?: boolean }) {
  const { site, locale: current } = useSite();
  const { pathname, search } = useLocation();
  return (
    <ul className={classNames(styles.list, isInRows && styles.rows)}>
      {LOCALES.map((locale) => (
        <li key={locale}>
          <DocumentLink
            href={addressIn(site.languageBases[locale], pathname) + knownQuery(search)}
            hrefLang={languageTag(locale)}
            lang={languageTag(locale)}
            look="quiet"
            className={styles.link}
            aria-current={locale === current ? "true" : undefined}
            onClick={() => rememberLocale(locale, site.cookieDomain)}
          >
            {LANGUAGE_NAMES[locale]}
            {isInRows && locale === current && <Icon glyph={CheckGlyph} />}
          </DocumentLink>
        </li>
      ))}
    </ul>
  );
}

import { useLocation } from "react-router";
import { addressIn, type LanguageBases } from "#platform/i18n/language-links.ts";
import { DEFAULT_LOCALE, languageTag, type Locale, LOCALES } from "#platform/i18n/locales.ts";

type HeadProps = {
  /** Without the name of the site, which is added. */
  title: string;
  description: string;
  siteName: string;
  locale: Locale;
  /** Where the languages live, from configuration: never from the request. */
  canonicalBases: LanguageBases;
  isIndexed?: boolean;
};

/**
 * What search engines and other sites read of a page: one address without query for all its variants, and the same
 * page in nine languages (product.md section 2). React puts these into the head of the document.
 */
export function Head({ title, description, siteName, locale, canonicalBases, isIndexed = true }: HeadProps) {
  const { pathname } = useLocation();
  const canonical = addressIn(canonicalBases[locale], pathname);
  return (
    <>
      <title>{`${title} · ${siteName}`}</title>
      <meta name="description" content={description} />
      {!isIndexed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      {LOCALES.map((other) => (
        <link
          key={other}
          rel="alternate"
          hrefLang={languageTag(other)}
          href={addressIn(canonicalBases[other], pathname)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(canonicalBases[DEFAULT_LOCALE], pathname)} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={languageTag(locale)} />
    </>
  );
}

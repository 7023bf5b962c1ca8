import { useLocation } from "react-router";
import { addressIn, type LanguageBases } from "#platform/i18n/language-links.ts";
import { DEFAULT_LOCALE, languageTag, type Locale, LOCALES } from "#platform/i18n/locales.ts";
import { LONGEST_TITLE } from "../longest-title.ts";
import { SITE_PICTURE_PATH } from "../site-picture-path.ts";

type HeadProps = {
  /** Without the name of the site, which is added where there is room and it is not part of the title yet. */
  title: string;
  description: string;
  siteName: string;
  locale: Locale;
  /** Where the languages live, from configuration: never from the request. */
  canonicalBases: LanguageBases;
  isIndexed?: boolean;
  /** Of a list, from 1: each page of it is one of its own (docs/decisions/0036). */
  pageNumber?: number | undefined;
  /** The share image of the page, 1200 by 630; absolute. By default that of the site. */
  picture?: { address: string; alt: string } | undefined;
};

/**
 * The metadata of a page for search engines and other sites: one canonical address for all its variants, without any query but the
 * number of a later page, and the same page in nine languages (product.md section 2). React puts these into the head of the document.
 */
export function Head(props: HeadProps) {
  const {
    title,
    description,
    siteName,
    locale,
    canonicalBases,
    isIndexed = true,
    picture,
    pageNumber = 1,
  } = props;
  const { pathname } = useLocation();
  const addressOf = (other: Locale) =>
    addressIn(canonicalBases[other], pathname) + (pageNumber > 1 ? `?page=${pageNumber}` : "");
  const canonical = addressOf(locale);
  const told = {
    type: "website",
    title,
    description,
    url: canonical,
    site_name: siteName,
    locale: openGraphLocale(locale),
    image: picture?.address ?? addressIn(canonicalBases[locale], SITE_PICTURE_PATH),
    "image:width": "1200",
    "image:height": "630",
    "image:alt": picture?.alt ?? siteName,
  };
  return (
    <>
      <title>{withSiteName(title, siteName)}</title>
      <meta name="description" content={description} />
      {!isIndexed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      {LOCALES.map((other) => (
        <link key={other} rel="alternate" hrefLang={languageTag(other)} href={addressOf(other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressOf(DEFAULT_LOCALE)} />
      {Object.entries(told).map(([property, content]) => (
        <meta key={property} property={`og:${property}`} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The name of the site is omitted where it would be cut off. */
function withSiteName(title: string, siteName: string): string {
  const whole = `${title} · ${siteName}`;
  return whole.length > LONGEST_TITLE || title.includes(siteName) ? title : whole;
}

/** A language and a territory, as Open Graph wants it: ours are called like their countries, but for English. */
function openGraphLocale(locale: Locale): string {
  return `${languageTag(locale)}_${locale === "en" ? "GB" : locale.toUpperCase()}`;
}

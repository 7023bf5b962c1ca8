/**
 * The nine languages, by the name they have in addresses and sub-domains (product.md section 2).
 * Dutch comes first because it is the default and has no prefix.
 */
export const LOCALES = ["nl", "en", "de", "es", "fr", "it", "pl", "pt", "cz"] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = "nl";

/** Each language by its own name: a reader who is lost must find the word they know. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
  nl: "Nederlands",
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  pl: "Polski",
  pt: "Português",
  cz: "Čeština",
};

/** The standard tag of a language, for `lang`, `hreflang`, Intl and the catalogues: Czech is `cs` behind `/cz`. */
export function languageTag(locale: Locale): string {
  return locale === "cz" ? "cs" : locale;
}

/** Where a language means another country's way of writing by itself: Intl takes `en` for American and `pt` for Brazilian. */
const COUNTRY_OF_TAG: Partial<Record<string, string>> = { en: "en-GB", pt: "pt-PT" };

/** The tag by which numbers, days and names are written. */
export function formatTag(tag: string): string {
  return COUNTRY_OF_TAG[tag] ?? tag;
}

export function isLocale(value: unknown): value is Locale {
  return typeof value === "string" && (LOCALES as readonly string[]).includes(value);
}

/** The locale of a document's `lang` attribute; the default for a tag that is none of ours. */
export function localeOfTag(tag: string): Locale {
  return LOCALES.find((locale) => languageTag(locale) === tag) ?? DEFAULT_LOCALE;
}

import type { Locale } from "./locales.ts";

/** What people wrote, in one language or more; `source` is the one it was written in (product.md section 2). */
export type LocalizedText = Partial<Record<Locale, string>> & { source: Locale };

/** A text with its language, for `lang` where it differs from the page's. */
export interface TextInLanguage {
  text: string;
  locale: Locale;
}

/** The text in the requested language, else as it was written. */
export function textIn(localized: LocalizedText | null, locale: Locale): TextInLanguage | null {
  if (!localized) return null;
  const shown = localized[locale] === undefined ? localized.source : locale;
  const text = localized[shown];
  return text === undefined ? null : { text, locale: shown };
}

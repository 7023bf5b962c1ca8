import { type LocalizedText, type TextInLanguage, textIn } from "#platform/i18n/localized-text.ts";
import type { Locale } from "#platform/i18n/locales.ts";

/** A text that is always there (the database sees to it), for this reader. */
export function textOf(localized: LocalizedText, locale: Locale): TextInLanguage {
  return textIn(localized, locale) ?? { text: "", locale };
}

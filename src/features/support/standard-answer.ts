import type { EditedItem } from "#features/dashboard/field.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { type LocalizedText, textIn, type TextInLanguage } from "#platform/i18n/localized-text.ts";

/** Stands in a text where the name of whoever asked is put. */
export const NAME_PLACE = "[name]";

/** What is answered again and again, as its editor has it. */
export interface AnswerValues {
  /** By which it is found: for admins only. */
  name: string;
  text: LocalizedText;
}

export interface AnswerToEdit extends EditedItem<AnswerValues> {
  shown: {
    [name: string]: unknown;
    isSample: boolean;
    /** ISO 8601. */
    changedAt: string;
  };
}

/** Whether something else stands in brackets, for which nothing is put: whoever asked would read it as it is. */
export function hasUnknownPlace(text: string): boolean {
  return /[[\]]/.test(text.replaceAll(NAME_PLACE, ""));
}

/** What is answered to somebody: in their language, else in English, else as it was written; with their name in its place. */
export function answerFor(
  text: LocalizedText,
  { locale, name }: { locale: Locale; name: string },
): TextInLanguage {
  const { text: written, locale: language } = (textIn(
    text,
    text[locale] === undefined && text.en !== undefined ? "en" : locale,
  ) ?? { text: "", locale }) as TextInLanguage;
  // A function: in a string `$&` would mean something.
  return { text: written.replaceAll(NAME_PLACE, () => name), locale: language };
}

import { useLingui } from "@lingui/react/macro";
import type { TextInLanguage } from "#platform/i18n/localized-text.ts";
import { languageTag } from "#platform/i18n/locales.ts";

/** A user-written text, with `lang` where it differs from the page's, for screen readers. */
export function Said({ words }: { words: TextInLanguage }) {
  const { i18n } = useLingui();
  const tag = languageTag(words.locale);
  return <span lang={tag === i18n.locale ? undefined : tag}>{words.text}</span>;
}

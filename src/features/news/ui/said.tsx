import { useLingui } from "@lingui/react/macro";
import type { TextInLanguage } from "#platform/i18n/localized-text.ts";
import { languageTag } from "#platform/i18n/locales.ts";

/** What somebody wrote. In another language than the page's it says so, for those who have it read to them. */
export function Said({ words }: { words: TextInLanguage }) {
  const { i18n } = useLingui();
  const tag = languageTag(words.locale);
  return <span lang={tag === i18n.locale ? undefined : tag}>{words.text}</span>;
}

import type { TextInLanguage } from "#platform/i18n/localized-text.ts";
import { languageTag } from "#platform/i18n/locales.ts";
import styles from "./city-guide.module.css";

/** What a city is like, above its shops. */
export function CityIntro({ intro: { text, locale } }: { intro: TextInLanguage }) {
  return (
    <p className={styles.text} lang={languageTag(locale)}>
      {text}
    </p>
  );
}

import { type RawBuilder, sql } from "kysely";
import { languageTag, type Locale, LOCALES } from "#platform/i18n/locales.ts";

/**
 * The collation of a language, to sort names for its readers. PostgreSQL takes no parameter for a collation and the default one
 * depends on the database, hence one statement a language.
 */
export function alphabetOf(locale: Locale): RawBuilder<unknown> {
  return sql`collate ${sql.id(`${languageTag(locale)}-x-icu`)}`;
}

/** Something for each of the nine languages, made once. */
export function perLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
}

import type { LanguageBases } from "./language-links.ts";
import { LOCALES } from "./locales.ts";

/** Where the languages of a site at https://highstreet.example live: Dutch without a prefix. */
export const EXAMPLE_BASES = Object.fromEntries(
  LOCALES.map((locale) => [locale, `https://highstreet.example${locale === "nl" ? "" : `/${locale}`}`]),
) as LanguageBases;

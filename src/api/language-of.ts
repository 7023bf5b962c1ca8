import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { DEFAULT_LOCALE, isLocale, type Locale } from "#platform/i18n/locales.ts";

/** The language of an answer: the parameter `lang`, else the chosen one (cookie `locale`), else Dutch. */
export function languageOf(c: Context): Locale {
  const asked = c.req.query("lang");
  if (isLocale(asked)) return asked;
  const chosen = getCookie(c, "locale");
  return isLocale(chosen) ? chosen : DEFAULT_LOCALE;
}

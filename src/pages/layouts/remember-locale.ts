import type { Locale } from "#platform/i18n/locales.ts";

const A_YEAR_SECONDS = 31_536_000;

/** Keeps the chosen language for what has no address of its own: calls, mails, notices (product.md section 2). */
export function rememberLocale(locale: Locale, cookieDomain: string | undefined): void {
  const domain = cookieDomain ? `; Domain=${cookieDomain}` : "";
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `locale=${locale}; Max-Age=${A_YEAR_SECONDS}; Path=/; SameSite=Lax${domain}${secure}`;
}

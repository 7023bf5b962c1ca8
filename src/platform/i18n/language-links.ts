import type { HostTable } from "./hosts.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "./locales.ts";

/** The start of every language's addresses as seen from one request: `""`, `/de` or `https://de.example.org`. */
export type LanguageBases = Record<Locale, string>;

/**
 * On a shared host the links stay on it, whatever name the visitor used (`127.0.0.1`, `localhost`), so that cookies
 * stay too. On a host of one language they lead to the other languages' hosts.
 */
export function languageBasesSeenFrom(table: HostTable, url: URL): LanguageBases {
  const entries = LOCALES.map((locale) => [locale, baseSeenFrom(table, url, locale)]);
  return Object.fromEntries(entries) as LanguageBases;
}

/** The start of one language's addresses as seen from a request. In production a language has one home only. */
export function baseSeenFrom(table: HostTable, url: URL, locale: Locale): string {
  const home = table.bases[locale];
  if (table.localeOf.has(url.hostname)) return isLocal(url) ? localOrigin(url, locale) : home;
  if (table.strict && new URL(home).hostname !== url.hostname) return home;
  return locale === DEFAULT_LOCALE ? "" : `/${locale}`;
}

/** `de.localhost` sits beside `fr.localhost`, with the same port, and needs no configuration. */
function isLocal(url: URL): boolean {
  return url.hostname.endsWith(".localhost");
}

function localOrigin(url: URL, locale: Locale): string {
  return `${url.protocol}//${locale}.localhost${url.port ? `:${url.port}` : ""}`;
}

/** The start of addresses that have no prefix. */
const ORIGIN = /^https?:\/\/[^/]+$/;

/** A page's address in a language: base plus path, without the slash that a prefixed home page does not have. */
export function addressIn(base: string, path: string): string {
  if (path !== "/") return base + path;
  return ORIGIN.test(base) ? `${base}/` : base || "/";
}

import { DEFAULT_LOCALE, isLocale, type Locale, LOCALES } from "./locales.ts";

/**
 * Which language a host speaks, and where each language lives. Configuration alone decides (product.md section 2): forwarded host
 * headers are never read, because a client could choose the links on the page with them.
 */
export interface HostTable {
  /** The language of each host name that is ours alone. */
  localeOf: Map<string, Locale>;
  /** Hosts on which the prefix decides the language. */
  shared: Set<string>;
  /** Where pages of a language live: origin plus prefix, such as `https://de.example.org` or `https://example.org/de`. */
  bases: Record<Locale, string>;
  /** Production answers 421 to a host it does not know. */
  strict: boolean;
  /** The domain that cookies are shared over; none on one host. */
  cookieDomain: string | undefined;
  mistakes: string[];
}

/** Whether the settings name this host. */
export function isOwnHost({ localeOf, shared }: HostTable, hostname: string): boolean {
  return localeOf.has(hostname) || shared.has(hostname);
}

/**
 * The one origin to which identity providers send people back: that of the site, or on a machine of one's own the one asked for
 * (`localhost`, `127.0.0.1`).
 */
export function signInOrigin({ bases, strict }: HostTable, asked: URL): string {
  const isOwnMachine = LOOPBACK.includes(asked.hostname) || asked.hostname.endsWith(".localhost");
  return !strict && isOwnMachine ? asked.origin : new URL(bases[DEFAULT_LOCALE]).origin;
}

interface HostSettings {
  PORT: number;
  SITE_URL?: string | undefined;
  BASE_DOMAIN?: string | undefined;
  LOCALE_HOSTS: string;
}

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

export function hostTable(settings: HostSettings, strict: boolean): HostTable {
  const site = new URL(settings.SITE_URL ?? `http://localhost:${settings.PORT}`);
  const { named, mistakes } = namedHosts(settings.LOCALE_HOSTS);
  const localeOf = new Map<string, Locale>();
  const shared = new Set<string>();
  if (!strict) {
    for (const host of LOOPBACK) shared.add(host);
    for (const locale of LOCALES) localeOf.set(`${locale}.localhost`, locale);
  }
  const domain = settings.BASE_DOMAIN;
  if (domain) {
    for (const locale of LOCALES) localeOf.set(`${locale}.${domain}`, locale);
    localeOf.set(domain, DEFAULT_LOCALE);
    localeOf.set(`www.${domain}`, DEFAULT_LOCALE);
  }
  for (const [host, locale] of named) localeOf.set(host, locale);
  if (!localeOf.has(site.hostname)) shared.add(site.hostname);
  const bases = Object.fromEntries(
    LOCALES.map((locale) => [locale, baseOf(locale, site, domain, named)]),
  ) as Record<Locale, string>;
  return { localeOf, shared, bases, strict, cookieDomain: domain, mistakes };
}

function baseOf(locale: Locale, site: URL, domain: string | undefined, named: Map<string, Locale>): string {
  const port = site.port ? `:${site.port}` : "";
  const own = [...named].find(([, spoken]) => spoken === locale)?.[0];
  if (own) return `${site.protocol}//${own}${port}`;
  if (locale === DEFAULT_LOCALE) return site.origin;
  return domain ? `${site.protocol}//${locale}.${domain}${port}` : `${site.origin}/${locale}`;
}

/** `LOCALE_HOSTS=de=kiffen.example,fr=coffee.example`: a host of its own for a language. */
function namedHosts(text: string): { named: Map<string, Locale>; mistakes: string[] } {
  const named = new Map<string, Locale>();
  const mistakes: string[] = [];
  for (const pair of text.split(",").map((part) => part.trim())) {
    if (!pair) continue;
    const [locale, host, ...rest] = pair.split("=");
    if (isLocale(locale) && host && rest.length === 0) named.set(host.toLowerCase(), locale);
    else mistakes.push(`LOCALE_HOSTS has "${pair}"; write pairs such as de=de.example.org,fr=fr.example.org`);
  }
  return { named, mistakes };
}

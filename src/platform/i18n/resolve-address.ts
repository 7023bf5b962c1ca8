import type { HostTable } from "./hosts.ts";
import { DEFAULT_LOCALE, isLocale, type Locale } from "./locales.ts";

/** What a request's host and path mean. */
export type Address =
  /** A page: its language and the prefix its links carry (`""` or such as `/de`). `isKnownHost` is false for a guessed host. */
  | { kind: "page"; locale: Locale; basename: string; isKnownHost: boolean }
  /** Another address of the same page. */
  | { kind: "moved"; to: string }
  /** A host that is not ours (421 Misdirected Request). */
  | { kind: "misdirected" };

/**
 * Reads the language from host and path, and sends every page to its one address:
 * a prefix on a language's own host leads to the host of that language, `/nl` and a trailing slash are dropped.
 */
export function resolveAddress(table: HostTable, url: URL): Address {
  const spoken = table.localeOf.get(url.hostname);
  const isKnownHost = spoken !== undefined || table.shared.has(url.hostname);
  if (!isKnownHost && table.strict) return { kind: "misdirected" };
  const { prefix, rest } = splitPrefix(url.pathname);
  if (spoken !== undefined) {
    if (prefix) return { kind: "moved", to: `${originOf(table, url, prefix)}${rest}${url.search}` };
    if (table.strict && isAlias(table, url, spoken)) {
      return { kind: "moved", to: `${table.bases[spoken]}${url.pathname}${url.search}` };
    }
  }
  const tidy = withoutTrailingSlash(rest);
  if (prefix === DEFAULT_LOCALE) return { kind: "moved", to: `${tidy}${url.search}` };
  const basename = prefix ? `/${prefix}` : "";
  const path = prefix && tidy === "/" ? basename : `${basename}${tidy}`;
  if (path !== url.pathname && !isDataPath(url.pathname))
    return { kind: "moved", to: `${path}${url.search}` };
  return { kind: "page", locale: spoken ?? prefix ?? DEFAULT_LOCALE, basename, isKnownHost };
}

/** `/de/coffeeshops` is prefix `de` and rest `/coffeeshops`; the router asks for the data of `/de` at `/de.data`. */
function splitPrefix(pathname: string): { prefix: Locale | undefined; rest: string } {
  const end = pathname.indexOf("/", 1);
  const first = (end === -1 ? pathname.slice(1) : pathname.slice(1, end)).replace(/\.data$/, "");
  if (!isLocale(first)) return { prefix: undefined, rest: pathname };
  return { prefix: first, rest: end === -1 ? "/" : pathname.slice(end) };
}

function withoutTrailingSlash(path: string): string {
  // Several leading slashes would make the browser read the redirect as another host.
  const tidy = path.replace(/^[/\\]+/, "/").replace(/\/+$/, "");
  return tidy === "" ? "/" : tidy;
}

function isDataPath(pathname: string): boolean {
  return pathname.endsWith(".data");
}

/** `www.` and the bare domain both speak Dutch; one of them is the address. */
function isAlias(table: HostTable, url: URL, locale: Locale): boolean {
  const base = new URL(table.bases[locale]);
  return base.hostname !== url.hostname && base.pathname === "/";
}

/** The origin of a language's own host; `de.localhost` sits beside `fr.localhost` with the same port. */
function originOf(table: HostTable, url: URL, locale: Locale): string {
  if (url.hostname.endsWith(".localhost")) {
    return `${url.protocol}//${locale}.localhost${url.port ? `:${url.port}` : ""}`;
  }
  return table.bases[locale];
}

import { type HostTable, isOwnHost } from "./hosts.ts";
import { addressIn, baseSeenFrom } from "./language-links.ts";
import { DEFAULT_LOCALE, isLocale, type Locale } from "./locales.ts";

/** What a request's host and path mean. */
export type Address =
  /** A page: its language and the prefix its links carry (`""` or such as `/de`). `isKnownHost` is false for a guessed host. */
  | { kind: "page"; locale: Locale; basename: string; isKnownHost: boolean }
  /** Another address of the same page, which lives at `path` in the language that starts at `base`. */
  | { kind: "moved"; base: string; path: string };

/**
 * Reads the language from host and path, and sends every page to its one address in one step: a prefix leads to the
 * host of its language when that has one, `/nl`, capitals and a trailing slash are dropped, and of the hosts that speak the
 * same language one is home.
 */
export function resolveAddress(table: HostTable, url: URL): Address {
  const spoken = table.localeOf.get(url.hostname);
  const isKnownHost = isOwnHost(table, url.hostname);
  const { prefix, rest } = splitPrefix(withoutSlashes(spelled(url.pathname)));
  const locale = prefix ?? spoken ?? DEFAULT_LOCALE;
  const path = withoutSlashes(rest);
  // In development `www.` equals the bare domain, and SITE_URL may still be unset.
  const isHome = spoken === locale && prefix === undefined && !table.strict;
  const base = isHome ? "" : baseSeenFrom(table, url, locale);
  if (!isAt(url, addressIn(base, path))) return { kind: "moved", base, path };
  return { kind: "page", locale, basename: base.startsWith("/") ? base : "", isKnownHost };
}

/** A proxy may change port and protocol, so only name and path are compared. */
function isAt(url: URL, to: string): boolean {
  // Nearly all are, and need no decoding.
  if (to === url.pathname) return true;
  const { hostname, pathname } = new URL(to, url);
  if (hostname !== url.hostname) return false;
  // The router requests the data of `/de` at `/de.data`.
  return pathname === url.pathname || `${pathname}.data` === url.pathname;
}

/** `/de/coffeeshops` is prefix `de` and rest `/coffeeshops`; so is `/de.data` prefix `de` and rest `/`. */
function splitPrefix(pathname: string): { prefix: Locale | undefined; rest: string } {
  const end = pathname.indexOf("/", 1);
  const first = end === -1 ? pathname.slice(1).replace(/\.data$/, "") : pathname.slice(1, end);
  if (!isLocale(first)) return { prefix: undefined, rest: pathname };
  return { prefix: first, rest: end === -1 ? "/" : pathname.slice(end) };
}

/** In small letters, as all our addresses are; invalid escapes are treated as literal text. */
function spelled(path: string): string {
  const readable = isReadable(path) ? path : path.replaceAll("%", "%25");
  return readable.replace(/(?<!%[\dA-F]?)[A-Z]/gi, (letter) => letter.toLowerCase());
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** One slash in front and none at the end. Several in front would make a browser read a redirect as another host. */
function withoutSlashes(path: string): string {
  const tidy = path.replace(/^[/\\]+/, "/").replace(/\/+$/, "");
  return tidy === "" ? "/" : tidy;
}

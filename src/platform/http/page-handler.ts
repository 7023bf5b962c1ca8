import type { Context, MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { LRUCache } from "lru-cache";
import type { HostTable } from "../i18n/hosts.ts";
import { addressIn, type LanguageBases, languageBasesSeenFrom } from "../i18n/language-links.ts";
import type { Locale } from "../i18n/locales.ts";
import { resolveAddress } from "../i18n/resolve-address.ts";
import { ANONYMOUS, type Viewer, type Visit } from "../viewer.ts";
import { answerWith, cachedPage, NONCE_PLACE } from "./cached-page.ts";
import { isPersonalQuery, knownQuery } from "./known-query.ts";
import { PageCache } from "./page-cache.ts";

/** Draws one page: given by whoever holds the built site, so that this file needs nothing of it. */
export type DrawPage = (request: Request, page: PageRequest) => Promise<Response>;

export interface PageRequest {
  locale: Locale;
  /** `""` or such as `/de`. */
  basename: string;
  languageBases: Record<Locale, string>;
  nonce: string;
  viewer: Viewer;
  visit: Visit;
}

export interface PageHandlerOptions {
  hosts: HostTable;
  appUserAgent: string;
  draw: DrawPage;
  /** Where the page at an old path is now, without its language; null when nobody knows. */
  movedTo: (path: string) => Promise<string | null>;
}

/**
 * The last door: everything that is no file and no API is a page. Finds the language, sends each page to its one
 * address, and answers anonymous visitors from memory. A page for one person is never kept: any sign of a session
 * makes the answer `private, no-store`.
 */
export function pageHandler({ hosts, appUserAgent, draw, movedTo }: PageHandlerOptions): MiddlewareHandler {
  const cache = new PageCache();
  // While trying out any host may ask.
  const seenFrom = new LRUCache<string, LanguageBases>({
    max: 100,
    memoMethod: (origin) => languageBasesSeenFrom(hosts, new URL(origin)),
  });

  /** An old page at another spelling is looked up here, because every visitor is sent once. */
  async function homeOf({ base, path }: { base: string; path: string }, url: URL): Promise<string> {
    const target = await movedTo(path).catch(() => null);
    return target ? addressIn(base, target) : addressIn(base, path) + url.search;
  }

  return async (c) => {
    const url = new URL(c.req.url);
    const address = resolveAddress(hosts, url);
    if (address.kind === "misdirected") return misdirected(c);
    if (address.kind === "moved") return c.redirect(await homeOf(address, url), 301);
    const cookies = getCookie(c);
    const page = {
      locale: address.locale,
      basename: address.basename,
      nonce: c.get("secureHeadersNonce") as string,
      // A session would be looked up here; there are none yet, whatever a browser sends.
      viewer: ANONYMOUS,
      visit: {
        consent: consentOf(cookies.ageandcookies),
        isApp: (c.req.header("user-agent") ?? "").includes(appUserAgent),
      },
    };
    const mayHaveSession = Boolean(c.req.header("authorization")) || cookies.auth_token !== undefined;
    if (!address.isKnownHost || mayHaveSession || !isShared(c, url)) {
      return personal(await draw(c.req.raw, { ...page, languageBases: seenFrom.memo(url.origin) }));
    }
    const query = knownQuery(url.search);
    const { consent, isApp } = page.visit;
    const key = JSON.stringify([url.host, url.pathname, query, consent, isApp, c.req.method]);
    // All that only drawing needs is made inside: a page that is remembered costs a tenth of a millisecond.
    const drawn = await cache.page(key, async () => {
      const request = new Request(url.origin + url.pathname + query, { headers: plainHeaders(c) });
      const languageBases = seenFrom.memo(url.origin);
      const response = await draw(request, { ...page, viewer: ANONYMOUS, languageBases, nonce: NONCE_PLACE });
      return cachedPage(response);
    });
    return answerWith(c, drawn, page.nonce);
  };
}

function consentOf(cookie: string | undefined): Visit["consent"] {
  return cookie === "all" || cookie === "req" ? cookie : undefined;
}

/** Sent as they come: to keep a long sitemap would be to hold all of it, and a picture is no text. */
const SENT_AS_THEY_COME = /^\/sitemaps\/|^(\/[a-z]{2})?\/share\//;

/** Whether the answer is the same for everybody without a session: a document. */
function isShared(c: Context, url: URL): boolean {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") return false;
  if (SENT_AS_THEY_COME.test(url.pathname) || isPersonalQuery(url.searchParams)) return false;
  return !url.pathname.endsWith(".data") && !url.pathname.endsWith("/__manifest");
}

/** A shared page may depend on nothing that one visitor sent. */
function plainHeaders(c: Context): Record<string, string> {
  const accept = c.req.header("accept");
  return accept ? { accept } : {};
}

function personal(response: Response): Response {
  // Pages are read; what is sent goes to the API.
  if (response.status === 405) response.headers.set("allow", "GET, HEAD");
  const keeping = response.headers.get("cache-control") ?? "";
  // What says of itself that it is everybody's, such as a sitemap or a script of the build, depends on no cookie.
  if (keeping.startsWith("public")) return response;
  if (!keeping.includes("immutable")) response.headers.set("cache-control", "private, no-store");
  response.headers.append("vary", "Cookie");
  return response;
}

function misdirected(c: Context): Response {
  c.header("cache-control", "no-store");
  return c.text("This address is not served here.", 421);
}

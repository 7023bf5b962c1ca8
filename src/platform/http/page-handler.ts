import type { Context, MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { LRUCache } from "lru-cache";
import type { HostTable } from "../i18n/hosts.ts";
import { addressIn, type LanguageBases, languageBasesSeenFrom } from "../i18n/language-links.ts";
import type { Locale } from "../i18n/locales.ts";
import { resolveAddress } from "../i18n/resolve-address.ts";
import { kindOf } from "../errors/errors.ts";
import { ANONYMOUS, UNKNOWN, type Viewer, type Visit } from "../viewer.ts";
import { answerWith, cachedPage, NONCE_PLACE } from "./cached-page.ts";
import { isPersonalQuery, knownQuery } from "./known-query.ts";
import { PageCache } from "./page-cache.ts";
import { COPY_FOR } from "../offline/kept-pages.ts";
import { type PageSeen, pageSeen } from "./page-seen.ts";
import { sessionTokenOf } from "./session-token-of.ts";

/** Renders one page; a parameter, so that this file does not import the built site. */
export type RenderPage = (request: Request, page: PageRequest) => Promise<Response>;

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
  render: RenderPage;
  /** Where the page at an old path is now, without its language; null when unknown. */
  movedTo: (path: string) => Promise<string | null>;
  /** Whose session has this token. */
  viewerOf: (token: string) => Promise<Viewer | undefined>;
  /** Called for each page that somebody was shown, also for one of the cache; must be quick and never throw. */
  onPageSeen: (page: PageSeen) => void;
}

/**
 * The route of all pages: everything that is no file and no API. Finds the language, redirects each page to its canonical
 * address, and answers anonymous visitors from the page cache. A page for one person is never cached: any sign of a session makes
 * the answer `private, no-store`.
 */
export function pageHandler({
  hosts,
  appUserAgent,
  render,
  movedTo,
  viewerOf,
  onPageSeen,
}: PageHandlerOptions): MiddlewareHandler {
  const cache = new PageCache();
  // In development any host is accepted.
  const seenFrom = new LRUCache<string, LanguageBases>({
    max: 100,
    memoMethod: (origin) => languageBasesSeenFrom(hosts, new URL(origin)),
  });

  /** A moved page at another spelling is looked up here too, so that a visitor gets one redirect and not two. */
  async function homeOf({ base, path }: { base: string; path: string }, url: URL): Promise<string> {
    const target = await movedTo(path).catch(() => null);
    return target ? addressIn(base, target) : addressIn(base, path) + url.search;
  }

  function answered(c: Context, url: URL, viewer: Viewer, answer: Response): Response {
    const seen = pageSeen(c, { hosts, url, viewer, answer });
    if (seen) onPageSeen(seen);
    return answer;
  }

  return async (c) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return readOnly(c);
    const url = new URL(c.req.url);
    const address = resolveAddress(hosts, url);
    if (address.kind === "moved") return c.redirect(await homeOf(address, url), 301);
    const cookies = getCookie(c);
    const page = {
      locale: address.locale,
      basename: address.basename,
      nonce: c.get("secureHeadersNonce") as string,
      visit: {
        consent: consentOf(cookies.ageandcookies ?? c.req.header(COPY_FOR)),
        isApp: (c.req.header("user-agent") ?? "").includes(appUserAgent),
      },
    };
    const mayHaveSession = Boolean(c.req.header("authorization")) || cookies.auth_token !== undefined;
    if (!address.isKnownHost || mayHaveSession || !isShared(url)) {
      const viewer = (await viewerOf(sessionTokenOf(c)).catch(unknownWhileAway)) ?? ANONYMOUS;
      const languageBases = seenFrom.memo(url.origin);
      return answered(c, url, viewer, personal(await render(c.req.raw, { ...page, viewer, languageBases })));
    }
    const query = knownQuery(url.search);
    const { consent, isApp } = page.visit;
    // In production no port makes another page, and a client could ask for each page at all of them.
    const host = hosts.strict ? url.hostname : url.host;
    const key = {
      address: JSON.stringify([host, url.pathname, query]),
      variant: JSON.stringify([consent, isApp, c.req.method]),
    };
    // What only rendering needs is computed inside: a cached page takes a tenth of a millisecond.
    const rendered = await cache.page(key, async () => {
      const request = new Request(url.origin + url.pathname + query, { headers: plainHeaders(c) });
      const languageBases = seenFrom.memo(url.origin);
      const response = await render(request, {
        ...page,
        viewer: ANONYMOUS,
        languageBases,
        nonce: NONCE_PLACE,
      });
      return cachedPage(response);
    });
    return answered(c, url, ANONYMOUS, await answerWith(c, rendered, page.nonce));
  };
}

/** While the database is away, pages that need none still come, and others say so. */
function unknownWhileAway(error: unknown): Viewer {
  if (kindOf(error) !== "unavailable") throw error;
  return UNKNOWN;
}

function consentOf(cookie: string | undefined): Visit["consent"] {
  return cookie === "all" || cookie === "req" ? cookie : undefined;
}

/** Not cached: sitemaps would fill memory, and robots ask for each but seldom; a picture is no text. */
const SENT_AS_THEY_COME = /^\/sitemaps\/|^(\/[a-z]{2})?\/share\//;

/** Whether the answer is the same for all visitors without a session: a document. */
function isShared(url: URL): boolean {
  if (SENT_AS_THEY_COME.test(url.pathname) || isPersonalQuery(url.searchParams)) return false;
  return !url.pathname.endsWith(".data") && !url.pathname.endsWith("/__manifest");
}

/** A cached page must not depend on what one visitor sent. */
function plainHeaders(c: Context): Record<string, string> {
  const accept = c.req.header("accept");
  return accept ? { accept } : {};
}

/** Changes go to the API. */
function readOnly(c: Context): Response {
  c.header("allow", "GET, HEAD");
  c.header("cache-control", "private, no-store");
  return c.text("Pages can only be read.", 405);
}

function personal(response: Response): Response {
  const keeping = response.headers.get("cache-control") ?? "";
  // What is marked public, such as a sitemap or a script of the build, depends on no cookie.
  if (keeping.startsWith("public")) return response;
  if (!keeping.includes("immutable")) response.headers.set("cache-control", "private, no-store");
  response.headers.append("vary", "Cookie");
  return response;
}

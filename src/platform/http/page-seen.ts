import type { Context } from "hono";
import { isbot } from "isbot";
import { type HostTable, isOwnHost } from "../i18n/hosts.ts";
import { resolveAddress } from "../i18n/resolve-address.ts";
import { COPY_FOR } from "../offline/kept-pages.ts";
import type { Viewer } from "../viewer.ts";

/** Where somebody was before: a page of this site, another site, or nowhere that their browser tells of. */
export type CameFrom =
  | { kind: "ownPage"; path: string; search: URLSearchParams }
  | { kind: "otherSite"; host: string }
  | { kind: "nowhere" };

/** A page that somebody was shown. Nothing in it says who: no address, no account, no browser, no time. */
export interface PageSeen {
  /** Without its language. */
  path: string;
  search: URLSearchParams;
  from: CameFrom;
}

interface Answered {
  hosts: HostTable;
  url: URL;
  viewer: Viewer;
  answer: Response;
}

/**
 * The page that was answered; null for what is no visit: what was not found, what a browser fetches ahead, the same page asked for
 * again by itself, or for the cache of its service worker, programs that say so, and people with a role, who look at their own pages all day.
 */
export function pageSeen(c: Context, { hosts, url, viewer, answer }: Answered): PageSeen | null {
  if (c.req.method !== "GET" || (answer.status !== 200 && answer.status !== 304)) return null;
  if (c.req.header("sec-purpose") !== undefined || c.req.header(COPY_FOR) !== undefined) return null;
  const userAgent = c.req.header("user-agent");
  if (!userAgent || isbot(userAgent) || hasRole(viewer)) return null;
  const path = pathIn(hosts, url);
  if (path === null) return null;
  const from = cameFrom(hosts, url, c.req.header("referer"));
  // The router asks for the data of an open page anew after a change.
  if (url.pathname.endsWith(".data") && from.kind === "ownPage" && from.path === path) return null;
  return { path, search: url.searchParams, from };
}

/**
 * A press on a link that leads out of the site, of which browsers tell by `ping` (HTML, "hyperlink auditing"); null for what is no visit, and
 * for what no page of this site has in it.
 */
export function pressSeen(
  c: Context,
  { hosts, url, viewer }: Omit<Answered, "answer">,
): Pick<PageSeen, "from"> | null {
  const userAgent = c.req.header("user-agent");
  if (c.req.header("content-type") !== "text/ping") return null;
  if (!userAgent || isbot(userAgent) || hasRole(viewer)) return null;
  const from = cameFrom(hosts, url, c.req.header("ping-from"));
  return from.kind === "ownPage" ? { from } : null;
}

function hasRole(viewer: Viewer): boolean {
  if (viewer.kind === "anonymous") return false;
  // As an admin sees the pages of somebody, that person has not been there.
  if (viewer.viewing) return true;
  const { admin, mod, shopAdmin, brandAdmin } = viewer.permissions;
  return admin || mod || shopAdmin.length > 0 || brandAdmin.length > 0;
}

/** The path of a page or of its data without the language; null for an address that only leads to one. */
function pathIn(hosts: HostTable, url: URL): string | null {
  const address = resolveAddress(hosts, url);
  if (address.kind !== "page") return null;
  return url.pathname.slice(address.basename.length).replace(/\.data$/, "") || "/";
}

function cameFrom(hosts: HostTable, asked: URL, referrer: string | undefined): CameFrom {
  const url = referrer !== undefined && URL.canParse(referrer) ? new URL(referrer) : null;
  if (!url) return { kind: "nowhere" };
  // In development any host is ours.
  const isOwn = url.hostname === asked.hostname || isOwnHost(hosts, url.hostname);
  const path = isOwn ? pathIn(hosts, url) : null;
  return path === null
    ? { kind: "otherSite", host: url.hostname }
    : { kind: "ownPage", path, search: url.searchParams };
}

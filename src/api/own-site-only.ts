import type { Context, MiddlewareHandler } from "hono";

/**
 * CSRF protection: refuses calls that another site makes a visitor's browser send (security.md A6): a form needs no permission to
 * be posted across sites. Browsers send the origin of a call; a client without one is no browser and has no visitor's cookies.
 */
export function ownSiteOnly(isOwnHost: (hostname: string) => boolean): MiddlewareHandler {
  return async (c, next) => {
    if (["GET", "HEAD", "OPTIONS"].includes(c.req.method) || isFromHere(c, isOwnHost)) return next();
    return c.json({ errors: [{ msg: "Must come from a page of this site", param: "origin" }] }, 403);
  };
}

/** The languages live on sibling hosts, of which not all need be ours. */
function isFromHere(c: Context, isOwnHost: (hostname: string) => boolean): boolean {
  const relation = c.req.header("sec-fetch-site");
  if (relation === "same-origin" || relation === "none") return true;
  const origin = c.req.header("origin");
  if (relation === "cross-site" || origin === undefined) return relation === undefined;
  const hostname = URL.parse(origin)?.hostname ?? "";
  return hostname === new URL(c.req.url).hostname || isOwnHost(hostname);
}

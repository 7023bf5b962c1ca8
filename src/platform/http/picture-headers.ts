import type { MiddlewareHandler } from "hono";

/**
 * Stands around the headers of all answers and says for pictures what differs (security.md U2): opened by itself, a
 * picture runs nothing and loads nothing; shown on a page, it may come from a CDN on another site.
 */
export const pictureHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set("content-security-policy", "sandbox; default-src 'none'");
  c.res.headers.set("cross-origin-resource-policy", "cross-origin");
};

/**
 * The same for a drawing that brings its colours by day and by night along. Some browsers hold them against this policy
 * even where the drawing only stands on a page.
 */
export const styledPictureHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set("content-security-policy", "sandbox; default-src 'none'; style-src 'unsafe-inline'");
};

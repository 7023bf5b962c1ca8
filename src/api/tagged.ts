import type { MiddlewareHandler } from "hono";
import { etag, RETAINED_304_HEADERS } from "hono/etag";

/** CORS headers that a 304 needs too: without them a script of another site gets no answer from the browser's cache. */
const withTag = etag({
  retainedHeaders: [...RETAINED_304_HEADERS, "access-control-allow-origin", "access-control-expose-headers"],
});

/** Sets an `ETag`, and answers 304 to a request with the current one. */
export const tagged: MiddlewareHandler = (c, next) => {
  // The compression middleware sets `Vary` only on what it compresses, and a 304 must have the `Vary` of the full answer.
  c.header("vary", "Accept-Encoding");
  return withTag(c, next);
};

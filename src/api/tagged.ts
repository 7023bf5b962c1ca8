import type { MiddlewareHandler } from "hono";
import { etag, RETAINED_304_HEADERS } from "hono/etag";

/** A browser gives no script of another site a 304 without these, and caches what it says in place of the answer. */
const withTag = etag({
  retainedHeaders: [...RETAINED_304_HEADERS, "access-control-allow-origin", "access-control-expose-headers"],
});

/** Who asks again with the `ETag` of an answer is told with 304 when nothing has changed. */
export const tagged: MiddlewareHandler = (c, next) => {
  // Compression says so of what it compresses, which a 304 is not; and a 304 has the `Vary` of its answer.
  c.header("vary", "Accept-Encoding");
  return withTag(c, next);
};

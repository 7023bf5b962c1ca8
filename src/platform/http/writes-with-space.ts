import type { MiddlewareHandler } from "hono";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/** While the disk is nearly full, calls that would store something are refused; reads go on. */
export function writesWithSpace(hasSpace: () => boolean): MiddlewareHandler {
  return async (c, next) => {
    if (READS.has(c.req.method) || hasSpace()) return next();
    c.header("cache-control", "private, no-store");
    return c.json({ errors: [{ msg: "Not available right now", param: "storage" }] }, 503);
  };
}

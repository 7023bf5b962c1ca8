import type { MiddlewareHandler } from "hono";

const SECONDS = "2";

/** Every 503 says when to ask again: robots take one without for a broken page. */
export const retryAfter: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.status === 503 && !c.res.headers.has("retry-after")) c.res.headers.set("retry-after", SECONDS);
};

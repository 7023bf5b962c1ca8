import type { MiddlewareHandler } from "hono";
import { ACCESS_TO_CALLS } from "#features/accounts/access.ts";
import { cors } from "hono/cors";

const openToAll = cors({
  origin: "*",
  allowMethods: ["GET", "HEAD"],
  // Which every site may send anyway: with none named, Hono would allow whatever is asked for.
  allowHeaders: ["Accept"],
  exposeHeaders: ["ETag", "Retry-After"],
  maxAge: 86_400,
});

const OPEN = new Set([
  "openapi.json",
  "docs",
  ...Object.entries(ACCESS_TO_CALLS).flatMap(([call, access]) => (access === "everyone" ? [call] : [])),
]);

/**
 * Public reads are open to every site, without credentials; nothing else is (contract.md, CORS). What is answered to somebody who says who
 * they are is theirs alone.
 */
export const publicReads: MiddlewareHandler = (c, next) => {
  const isRead = ["GET", "HEAD", "OPTIONS"].includes(c.req.method);
  const call = /([^/]+)\/?$/.exec(c.req.path)?.[1] ?? "";
  return isRead && OPEN.has(call) && !c.req.header("authorization") ? openToAll(c, next) : next();
};

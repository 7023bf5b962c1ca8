import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";

const openToAll = cors({
  origin: "*",
  allowMethods: ["GET", "HEAD"],
  allowHeaders: [],
  exposeHeaders: ["ETag", "Retry-After"],
  maxAge: 86_400,
});

/** Public reads are open to every site, without credentials; nothing else is (contract.md, CORS). */
export const publicReads: MiddlewareHandler = (c, next) =>
  ["GET", "HEAD", "OPTIONS"].includes(c.req.method) ? openToAll(c, next) : next();

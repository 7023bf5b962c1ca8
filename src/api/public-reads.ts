import { cors } from "hono/cors";

/** Public reads are open to every site, without credentials; nothing else is (contract.md, CORS). */
export const publicReads = cors({
  origin: "*",
  allowMethods: ["GET", "HEAD"],
  allowHeaders: [],
  maxAge: 86_400,
});

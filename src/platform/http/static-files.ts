import { readdirSync } from "node:fs";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type MiddlewareHandler } from "hono";
import type { Settings } from "../config/settings.ts";

const WORKER = "sw.js";
const WORKER_THAT_GOES = "sw-off.js";

/**
 * The files of the built site. Those under `/assets` have a hash in their names, so a browser may keep them for ever; a missing
 * one is no page. The few others (icons) are listed once, so that no page costs a disk access. The service worker is revalidated
 * each time (security.md W1); when it is off, browsers get one that unregisters itself.
 */
export function builtFiles(clientFolder: string, { SERVICE_WORKER }: Pick<Settings, "SERVICE_WORKER">): Hono {
  const app = new Hono();
  app.use(
    "/assets/*",
    keepFor("public, max-age=31536000, immutable"),
    serveStatic({ root: clientFolder, precompressed: true }),
  );
  app.all("/assets/*", (c) => {
    c.header("cache-control", "no-store");
    return c.text("Not found", 404);
  });
  const worker = SERVICE_WORKER ? WORKER : WORKER_THAT_GOES;
  const sendWorker = serveStatic({ root: clientFolder, rewriteRequestPath: () => `/${worker}` });
  app.get(`/${WORKER}`, keepFor("no-cache"), sendWorker);
  const entries = readdirSync(clientFolder, { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isFile())) {
    if (name === WORKER || name === WORKER_THAT_GOES) continue;
    app.get(`/${name}`, keepFor("public, max-age=86400"), serveStatic({ root: clientFolder }));
  }
  return app;
}

/** Set after the file is found: headers set in `onFound` of `serveStatic` come too late. */
function keepFor(keeping: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.res.ok) c.header("cache-control", keeping);
  };
}

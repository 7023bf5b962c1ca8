import { readdirSync } from "node:fs";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

/**
 * The files of the built site. Those under `/assets` have a hash in their names, so a browser may keep them for ever;
 * a missing one is no page. The few others (icons) are looked up once, so that no page costs a look at the disk.
 */
export function builtFiles(clientFolder: string): Hono {
  const app = new Hono();
  app.use(
    "/assets/*",
    serveStatic({
      root: clientFolder,
      precompressed: true,
      onFound: (_path, c) => c.header("cache-control", "public, max-age=31536000, immutable"),
    }),
  );
  app.all("/assets/*", (c) => {
    c.header("cache-control", "no-store");
    return c.text("Not found", 404);
  });
  const entries = readdirSync(clientFolder, { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isFile())) {
    const headers = (_path: string, c: { header(name: string, value: string): void }) =>
      c.header("cache-control", "public, max-age=86400");
    app.get(`/${name}`, serveStatic({ root: clientFolder, onFound: headers }));
  }
  return app;
}

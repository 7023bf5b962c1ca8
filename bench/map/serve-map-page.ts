import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { Hono } from "hono";
import { build } from "vite";
import { securityHeaders } from "#platform/http/security-headers.ts";

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const RESULT = pathOf("../results/map/");

/** Bundles page.tsx and serves it with the headers of the site; returns its address and a function that stops it. */
export async function serveMapPage(): Promise<{ origin: string; close: () => void }> {
  await build({
    configFile: false,
    logLevel: "error",
    plugins: [babel({ presets: [linguiTransformerBabelPreset()] })],
    build: {
      outDir: RESULT,
      emptyOutDir: true,
      cssCodeSplit: false,
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: {
        input: pathOf("page.tsx"),
        output: { entryFileNames: "assets/page.js", assetFileNames: "assets/[name]-[hash][extname]" },
      },
    },
  });
  const app = new Hono<{ Variables: { secureHeadersNonce: string } }>();
  app.use(securityHeaders({ isSecure: false, isDevelopment: false }));
  app.use("/assets/*", serveStatic({ root: RESULT }));
  app.get("/", (c) => c.html(document(c.get("secureHeadersNonce"))));
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

function document(nonce: string): string {
  return (
    `<!doctype html><html lang="en"><title>Map</title><style nonce="${nonce}">#root{height:700px}</style>` +
    `<div id="root"></div><script type="module" nonce="${nonce}" src="/assets/page.js"></script></html>`
  );
}

import type { RequestListener, Server } from "node:http";
import type { ServerBuild } from "react-router";

/** Where the bundle comes from. */
export interface BuildSource {
  load(): Promise<ServerBuild>;
  listener(next: RequestListener): RequestListener;
  close(): Promise<void>;
}

/** The bundle as `npm run build` left it, loaded at the first request. */
export function builtSource(): BuildSource {
  let built: Promise<ServerBuild> | undefined;
  return {
    load: () => (built ??= import(new URL("../../../build/server/index.js", import.meta.url).href)),
    listener: (next) => next,
    close: async () => undefined,
  };
}

/** The sources through Vite, which reloads what is edited and keeps a socket to the browser on the same server. */
export async function developmentSource(server: Server): Promise<BuildSource> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server } },
    appType: "custom",
  });
  return {
    load: async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild,
    listener: (next) => (req, res) => vite.middlewares(req, res, () => next(req, res)),
    close: () => vite.close(),
  };
}

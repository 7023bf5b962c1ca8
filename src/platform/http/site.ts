import type { RequestListener, Server } from "node:http";
import type { Hono, MiddlewareHandler } from "hono";
import type { RequestHandler, ServerBuild } from "react-router";
import type { ViteDevServer } from "vite";
import type { RunMode } from "../config/read-config.ts";
import type { Settings } from "../config/settings.ts";
import type { Database } from "../database/database.ts";
import type { HostTable } from "../i18n/hosts.ts";
import type { DrawPage, PageRequest } from "./page-handler.ts";
import { builtFiles } from "./static-files.ts";

/**
 * The bundle of pages and API, seen through its entry. Nothing else of the app may be imported by the server: a module
 * that Node and the bundle both load exists twice, and its contexts, classes and caches would not know each other.
 */
interface Entry {
  createRequestHandler(build: ServerBuild, mode: string): RequestHandler;
  createApi(options: object): Hono;
  routerContext(request: object): Promise<Parameters<RequestHandler>[1]>;
}

export interface SiteOptions {
  mode: RunMode;
  server: Server;
  database: Database;
  settings: Settings;
  hosts: HostTable;
  report: (error: unknown) => void;
}

export interface Site {
  draw: DrawPage;
  api: MiddlewareHandler;
  files: Hono;
  /** In development Vite answers its own files first. */
  listener(next: RequestListener): RequestListener;
  close(): Promise<void>;
}

export async function openSite(options: SiteOptions): Promise<Site> {
  const { mode, server, database, settings, hosts, report } = options;
  const { Hono } = await import("hono");
  const vite = mode === "dev" ? await startVite(server) : undefined;
  const clientFolder = new URL("../../../build/client", import.meta.url).pathname;
  const load = vite ? () => loadFromVite(vite) : onlyOnce(loadBuilt);

  const prepared = new WeakMap<ServerBuild, Prepared>();
  async function current(): Promise<Prepared> {
    const build = await load();
    const known = prepared.get(build);
    if (known) return known;
    const fresh = prepare(build);
    prepared.set(build, fresh);
    return fresh;
  }

  interface Prepared {
    entry: Entry;
    api: Hono;
    handlerOf(basename: string): RequestHandler;
  }

  function prepare(build: ServerBuild): Prepared {
    const entry = build.entry.module as unknown as Entry;
    const handlers = new Map<string, RequestHandler>();
    const { SITE_NAME: siteName } = settings;
    return {
      entry,
      api: new Hono().route("/api", entry.createApi({ database, siteName, cookieDomain: hosts.cookieDomain, report })),
      handlerOf(basename) {
        const known = handlers.get(basename);
        if (known) return known;
        const nodeMode = vite ? "development" : "production";
        const handler = entry.createRequestHandler({ ...build, basename: basename || "/" }, nodeMode);
        handlers.set(basename, handler);
        return handler;
      },
    };
  }

  return {
    async draw(request: Request, page: PageRequest) {
      const { entry, handlerOf } = await current();
      const context = await entry.routerContext({
        database,
        report,
        locale: page.locale,
        nonce: page.nonce,
        site: {
          name: settings.SITE_NAME,
          canonicalBases: hosts.bases,
          languageBases: page.languageBases,
          cookieDomain: hosts.cookieDomain,
          isDevelopment: mode === "dev",
        },
        viewer: { consent: page.consent, isApp: page.isApp },
      });
      return handlerOf(page.basename)(request, context);
    },
    api: async (c) => {
      const { api } = await current();
      return api.fetch(c.req.raw, { ...c.env, nonce: c.get("secureHeadersNonce") });
    },
    files: vite ? new Hono() : builtFiles(clientFolder),
    listener: (next) => (vite ? (req, res) => vite.middlewares(req, res, () => next(req, res)) : next),
    close: async () => vite?.close(),
  };
}

async function startVite(server: Server): Promise<ViteDevServer> {
  const { createServer } = await import("vite");
  return createServer({ server: { middlewareMode: true, hmr: { server } }, appType: "custom" });
}

async function loadFromVite(vite: ViteDevServer): Promise<ServerBuild> {
  return (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
}

async function loadBuilt(): Promise<ServerBuild> {
  return (await import(new URL("../../../build/server/index.js", import.meta.url).href)) as ServerBuild;
}

function onlyOnce<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}

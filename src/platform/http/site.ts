import type { RequestListener, Server } from "node:http";
import { fileURLToPath } from "node:url";
import { Hono, type MiddlewareHandler } from "hono";
import type { createRequestHandler, RequestHandler, RouterContextProvider, ServerBuild } from "react-router";
import type { Clock } from "../clock.ts";
import type { RunMode } from "../config/read-config.ts";
import { clientOf, proxyList } from "./client-address.ts";
import type { Hit } from "./hit.ts";
import { imprintOf } from "../config/imprint.ts";
import { storeAppsOf } from "../config/store-apps.ts";
import type { Operation } from "../operation.ts";
import { isServedSecurely, type Settings } from "../config/settings.ts";
import type { Database, Signals } from "../database/database.ts";
import type { FileStorage } from "../files/file-storage.ts";
import type { ShareImageWorkers } from "#platform/images/share-image-workers.ts";
import type { ImageWorkers } from "#platform/images/image-workers.ts";
import { type HostTable, isOwnHost, signInOrigin } from "../i18n/hosts.ts";
import type { RenderPage, PageHandlerOptions } from "./page-handler.ts";
import { builtFiles } from "./static-files.ts";
import { openMapArchive } from "../geo/map-archive.ts";
import { mapTilesOf } from "../config/map-tiles.ts";
import type { LanguageBases } from "../i18n/language-links.ts";
import type { IdentityProvider } from "../openid/identity-provider.ts";
import type { AccountViewer } from "../viewer.ts";

/**
 * The bundle of pages and API, seen through its entry. Nothing else of the app may be imported by the server: a module that Node
 * and the bundle both load exists twice, with two sets of contexts, classes and caches.
 */
interface Entry {
  createRequestHandler: typeof createRequestHandler;
  createApi(options: object): Hono;
  createAuth(options: object): Hono;
  createPictures(options: object): Hono;
  viewerOfToken(
    database: Database,
    token: string,
    options: { adminsNeedSecondFactor: boolean },
  ): Promise<AccountViewer | undefined>;
  routerContext(request: object): Promise<RouterContextProvider>;
  redirectFor(database: Database, asked: { path: string }): Promise<string | null>;
}

export interface SiteOptions {
  mode: RunMode;
  server: Server;
  database: Database;
  /** From all processes. */
  signals: Signals;
  /** Aborted when the process closes and event streams have to end. */
  ending: AbortSignal;
  settings: Settings;
  hosts: HostTable;
  now: Clock;
  /** Whom one can sign in with, by name. */
  providers: Record<string, IdentityProvider | undefined>;
  /** Where pictures are stored and the worker pool that makes them. */
  pictures: { storage: FileStorage; workshop: ImageWorkers };
  /** The worker that draws share images. */
  shareImages: ShareImageWorkers;
  operation: Operation;
  /** Called for each page that a browser tells of. */
  onHit: (hit: Hit) => Promise<void>;
  /** Called with unexpected errors. */
  report: (error: unknown) => void;
}

export interface Site {
  render: RenderPage;
  movedTo: PageHandlerOptions["movedTo"];
  viewerOf: PageHandlerOptions["viewerOf"];
  auth: MiddlewareHandler;
  api: MiddlewareHandler;
  pictures: MiddlewareHandler;
  files: Hono;
  /** In development Vite answers its own files first. */
  listener(next: RequestListener): RequestListener;
  close(): Promise<void>;
}

export async function openSite(options: SiteOptions): Promise<Site> {
  const { mode, server, database, settings, now, shareImages, operation, report } = options;
  const clientFolder = fileURLToPath(new URL("../../../build/client", import.meta.url));
  const source: BuildSource = mode === "dev" ? await developmentSource(server) : builtSource();
  // A build that cannot be loaded is told before anybody is let in.
  if (mode !== "dev") await source.load();
  const doorsOf = cacheBuild(options);
  const mapArchive = settings.MAP_TILES.kind === "file" ? openMapArchive(settings.MAP_TILES.path) : null;
  const siteSeenFrom = siteFacts(options);
  const imprint = imprintOf(settings);
  const storeApps = storeAppsOf(settings);
  return {
    files: mode === "dev" ? new Hono() : builtFiles(clientFolder, settings),
    listener: source.listener,
    close: source.close,
    async movedTo(path) {
      return doorsOf(await source.load()).redirectFor(database, { path });
    },
    async viewerOf(token) {
      return doorsOf(await source.load()).viewerOf(token);
    },
    async auth(c) {
      return doorsOf(await source.load()).auth.fetch(c.req.raw);
    },
    async api(c) {
      const { api } = doorsOf(await source.load());
      return api.fetch(c.req.raw, {
        ...c.env,
        nonce: c.get("secureHeadersNonce"),
        isOverRate: c.get("isOverRate"),
      });
    },
    async pictures(c) {
      return doorsOf(await source.load()).pictures.fetch(c.req.raw);
    },
    async render(request, { locale, basename, languageBases, nonce, viewer, visit }) {
      const { routerContext, pagesUnder } = doorsOf(await source.load());
      const site = siteSeenFrom(languageBases);
      return pagesUnder(basename)(
        request,
        await routerContext({
          database,
          now,
          mapArchive,
          drawShareImage: shareImages.draw,
          operation,
          report,
          locale,
          nonce,
          site,
          imprint,
          storeApps,
          surveys: settings.SURVEYS,
          viewer,
          visit,
        }),
      );
    },
  };
}

interface BuildHandlers {
  api: Hono;
  auth: Hono;
  viewerOf: PageHandlerOptions["viewerOf"];
  pictures: Hono;
  routerContext: Entry["routerContext"];
  redirectFor: Entry["redirectFor"];
  /** The pages of one prefix: a handler each, so that routes.ts knows no language. */
  pagesUnder(basename: string): RequestHandler;
}

/** Memoises the handlers of a build; in development every edit makes another build. */
function cacheBuild(options: SiteOptions): (build: ServerBuild) => BuildHandlers {
  const known = new WeakMap<ServerBuild, BuildHandlers>();
  return (build) => {
    const built = known.get(build) ?? handlersOfBuild(build, options);
    known.set(build, built);
    return built;
  };
}

function handlersOfBuild(build: ServerBuild, options: SiteOptions): BuildHandlers {
  const { mode, database, signals, ending, settings, hosts, now, providers, pictures, report } = options;
  const { onHit } = options;
  const entry = build.entry.module as unknown as Entry;
  const { cookieDomain } = hosts;
  const isSecure = isServedSecurely(settings);
  const adminsNeedSecondFactor = mode === "serve";
  const api = entry.createApi({
    database,
    siteName: settings.SITE_NAME,
    cookieDomain,
    isOwnHost: (hostname: string) => isOwnHost(hosts, hostname),
    isSecure,
    now,
    captchaKey: settings.CAPTCHA_KEY,
    vapidKey: settings.VAPID_PRIVATE_KEY,
    adminsNeedSecondFactor,
    areQuotasOn: settings.RATE_LIMIT,
    pictures,
    signals,
    ending,
    hits: { onHit, clientOf: clientOf(proxyList(settings.TRUSTED_PROXIES)) },
    report,
  });
  const auth = entry.createAuth({
    database,
    providers,
    bases: hosts.bases,
    originFor: (asked: URL) => signInOrigin(hosts, asked),
    isSecure,
    report,
  });
  const handlers = new Map<string, RequestHandler>();
  return {
    api: new Hono().route("/api", api),
    auth: new Hono().route("/auth", auth),
    viewerOf: (token) => entry.viewerOfToken(database, token, { adminsNeedSecondFactor }),
    pictures: new Hono().route("/img", entry.createPictures({ database, pictures, report })),
    routerContext: entry.routerContext,
    redirectFor: entry.redirectFor,
    pagesUnder(basename) {
      const nodeMode = mode === "dev" ? "development" : "production";
      const handler =
        handlers.get(basename) ??
        entry.createRequestHandler({ ...build, basename: basename || "/" }, nodeMode);
      handlers.set(basename, handler);
      return handler;
    },
  };
}

/** Where the bundle comes from. */
interface BuildSource {
  load(): Promise<ServerBuild>;
  listener(next: RequestListener): RequestListener;
  close(): Promise<void>;
}

const BUNDLE = new URL("../../../build/server/index.js", import.meta.url);

/** The bundle as `npm run build` left it. */
export function builtSource(bundle = BUNDLE): BuildSource {
  let built: Promise<ServerBuild> | undefined;
  return {
    load: () => (built ??= loadBundle(bundle)),
    listener: (next) => next,
    close: async () => undefined,
  };
}

async function loadBundle(bundle: URL): Promise<ServerBuild> {
  try {
    const build = (await import(bundle.href)) as ServerBuild;
    if (typeof build.entry?.module?.default === "function") return build;
  } catch (error) {
    throw new DamagedBuild(error);
  }
  throw new DamagedBuild("it has no entry");
}

/** The process prints its message and ends (exit-on-crash.ts). */
class DamagedBuild extends Error {
  readonly kind = "damaged-build";
  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The built site cannot be loaded; delete the folder build, and it is built again. (${reason})`, {
      cause,
    });
    this.name = "DamagedBuild";
  }
}

/** The sources through Vite, which reloads what is edited and keeps a socket to the browser on the same server. */
async function developmentSource(server: Server): Promise<BuildSource> {
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

/** What every page knows of the site (`Site` in app-context.ts): one object for all requests with the same language addresses. */
function siteFacts({ mode, settings, hosts, providers }: SiteOptions) {
  const common = {
    name: settings.SITE_NAME,
    canonicalBases: hosts.bases,
    cookieDomain: hosts.cookieDomain,
    mapTiles: mapTilesOf(settings),
    pictureBase: settings.CDN_URL ?? "",
    providers: Object.keys(providers),
    isDevelopment: mode === "dev",
  };
  const known = new WeakMap<LanguageBases, typeof common & { languageBases: LanguageBases }>();
  return (languageBases: LanguageBases) => {
    const facts = known.get(languageBases) ?? { ...common, languageBases };
    known.set(languageBases, facts);
    return facts;
  };
}

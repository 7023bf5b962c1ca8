import type { RequestListener, Server } from "node:http";
import { fileURLToPath } from "node:url";
import { Hono, type MiddlewareHandler } from "hono";
import type { RouterContextProvider, ServerBuild } from "react-router";
import type { Clock } from "../clock.ts";
import type { RunMode } from "../config/read-config.ts";
import { imprintOf } from "../config/imprint.ts";
import { isServedSecurely, type Settings } from "../config/settings.ts";
import type { Database } from "../database/database.ts";
import type { Changes } from "../database/listen-for-changes.ts";
import type { FileStorage } from "../files/file-storage.ts";
import type { CardWorkshop } from "../images/card-workshop.ts";
import type { ImageWorkshop } from "../images/image-workshop.ts";
import type { HostTable } from "../i18n/hosts.ts";
import { openRecall } from "../recall.ts";
import { type BuildSource, builtSource, developmentSource } from "./build-source.ts";
import type { DrawPage, PageHandlerOptions } from "./page-handler.ts";
import { siteFacts } from "./site-facts.ts";
import { builtFiles } from "./static-files.ts";

type PageHandler = (request: Request, context: RouterContextProvider) => ReturnType<DrawPage>;

/**
 * The bundle of pages and API, seen through its entry. Nothing else of the app may be imported by the server: a module
 * that Node and the bundle both load exists twice, and its contexts, classes and caches would not know each other.
 */
interface Entry {
  createPageHandler(build: ServerBuild, mode: string): PageHandler;
  createApi(options: object): Hono;
  createPictures(options: object): Hono;
  routerContext(request: object): Promise<RouterContextProvider>;
  redirectFor(database: Database, asked: { path: string }): Promise<string | null>;
}

export interface SiteOptions {
  mode: RunMode;
  server: Server;
  database: Database;
  /** Until when what was read holds. */
  changes: Changes;
  settings: Settings;
  hosts: HostTable;
  now: Clock;
  /** Where pictures are kept and what draws them. */
  pictures: { storage: FileStorage; workshop: ImageWorkshop };
  /** What draws the pictures beside links. */
  cards: CardWorkshop;
  /** Called with what nobody foresaw. */
  report: (error: unknown) => void;
}

export interface Site {
  draw: DrawPage;
  movedTo: PageHandlerOptions["movedTo"];
  api: MiddlewareHandler;
  pictures: MiddlewareHandler;
  files: Hono;
  /** In development Vite answers its own files first. */
  listener(next: RequestListener): RequestListener;
  close(): Promise<void>;
}

export async function openSite(options: SiteOptions): Promise<Site> {
  const { mode, server, database, changes, settings, hosts, now, cards, report } = options;
  const clientFolder = fileURLToPath(new URL("../../../build/client", import.meta.url));
  const source: BuildSource = mode === "dev" ? await developmentSource(server) : builtSource();
  const doorsOf = rememberDoors(options);
  const siteSeenFrom = siteFacts({ mode, settings, hosts });
  const imprint = imprintOf(settings);
  const recall = openRecall({ changes, now });
  return {
    files: mode === "dev" ? new Hono() : builtFiles(clientFolder, settings),
    listener: source.listener,
    close: source.close,
    async movedTo(path) {
      return doorsOf(await source.load()).redirectFor(database, { path });
    },
    async api(c) {
      const { api } = doorsOf(await source.load());
      return api.fetch(c.req.raw, { ...c.env, nonce: c.get("secureHeadersNonce") });
    },
    async pictures(c) {
      return doorsOf(await source.load()).pictures.fetch(c.req.raw);
    },
    async draw(request, { locale, basename, languageBases, nonce, consent, isApp }) {
      const { routerContext, pagesUnder } = doorsOf(await source.load());
      const site = siteSeenFrom(languageBases);
      const viewer = { consent, isApp };
      return pagesUnder(basename)(
        request,
        await routerContext({
          database,
          now,
          recall,
          drawCard: cards.draw,
          report,
          locale,
          nonce,
          site,
          imprint,
          viewer,
        }),
      );
    },
  };
}

interface Doors {
  api: Hono;
  pictures: Hono;
  routerContext: Entry["routerContext"];
  redirectFor: Entry["redirectFor"];
  /** The pages of one prefix: a handler each, so that routes.ts knows no language. */
  pagesUnder(basename: string): PageHandler;
}

/** Makes the doors of a build once; in development every edit makes another build. */
function rememberDoors(options: SiteOptions): (build: ServerBuild) => Doors {
  const known = new WeakMap<ServerBuild, Doors>();
  return (build) => {
    const doors = known.get(build) ?? doorsOfBuild(build, options);
    known.set(build, doors);
    return doors;
  };
}

function doorsOfBuild(build: ServerBuild, options: SiteOptions): Doors {
  const { mode, database, settings, hosts, now, pictures, report } = options;
  const entry = build.entry.module as unknown as Entry;
  const { cookieDomain } = hosts;
  const isSecure = isServedSecurely(settings);
  const api = entry.createApi({
    database,
    siteName: settings.SITE_NAME,
    cookieDomain,
    isOwnHost: (hostname: string) => hosts.localeOf.has(hostname) || hosts.shared.has(hostname),
    isSecure,
    now,
    captchaKey: settings.CAPTCHA_KEY,
    report,
  });
  const handlers = new Map<string, PageHandler>();
  return {
    api: new Hono().route("/api", api),
    pictures: new Hono().route("/img", entry.createPictures({ database, pictures, report })),
    routerContext: entry.routerContext,
    redirectFor: entry.redirectFor,
    pagesUnder(basename) {
      const nodeMode = mode === "dev" ? "development" : "production";
      const handler =
        handlers.get(basename) ?? entry.createPageHandler({ ...build, basename: basename || "/" }, nodeMode);
      handlers.set(basename, handler);
      return handler;
    },
  };
}

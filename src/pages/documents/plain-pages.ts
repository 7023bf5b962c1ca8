import { LRUCache } from "lru-cache";
import { createElement } from "react";
import {
  createStaticHandler,
  type EntryContext,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { safeJson } from "#features/seo/safe-json.ts";
import { appContext } from "../../app-context.ts";
import type { Load } from "./asked-once.ts";
import { dataText } from "./data-text.ts";
import { drawPage } from "./draw-page.tsx";
import { PlainRouter } from "./plain-router.tsx";
import { routeTree } from "./route-tree.ts";

type Context = EntryContext["staticHandlerContext"];

/** Enough for the pages that are asked for all the time; the rest is matched anew. */
const MOST_PATHS_KEPT = 1000;

/** What a browser that is here already asks for. */
const FOR_THE_ROUTER = /\.data$|\/__manifest$/;

/**
 * The HTML of a page that is there, without all that the router is ready for: forms, middleware, answers instead of data,
 * loaders that fail, parts that come later. It matches an address once, asks the loaders, and draws. Whatever turns out
 * to be more than that is undefined here and left to the router.
 */
export function plainPages(build: ServerBuild, load: Load) {
  const { future, routeDiscovery, ssr, basename = "/", routes } = build;
  // Private to the router, as is `_match` below; the test of this file says when one of them is gone.
  const { match } = createStaticHandler(routeTree(routes), { basename });
  const found = new LRUCache<string, Found>({ max: MOST_PATHS_KEPT });
  const known = {
    manifest: build.assets,
    branches: [],
    routeModules: modulesOf(routes) as unknown as EntryContext["routeModules"],
    serverHandoffString: safeJson({ basename, future, routeDiscovery, ssr, isSpaMode: false }),
    future,
    routeDiscovery,
    ssr,
    isSpaMode: false,
  };
  const framework = { ...known, manifest: withoutImports(build.assets) };

  function pageAt(pathname: string): Found | undefined {
    const known = found.get(pathname);
    if (known) return known;
    const matches = match(pathname);
    if (!matches || !isShown(matches, routes)) return undefined;
    const page = { matches, pattern: patternOf(matches) };
    found.set(pathname, page);
    return page;
  }

  async function plainPage(request: Request, context: RouterContextProvider): Promise<string | undefined> {
    const url = new URL(request.url);
    if (request.method !== "GET" || FOR_THE_ROUTER.test(url.pathname)) return undefined;
    const page = pageAt(url.pathname);
    if (!page) return undefined;
    const { matches } = page;
    const loaderData = await loadAll(page, { request, url, context, load });
    const data = dataText({ loaderData, actionData: null, errors: null }, context.get(appContext).site);
    const { pathname, search } = url;
    const location = { pathname, search, hash: "", state: null, key: "default", mask: undefined };
    const outcome = { loaderData, actionData: null, errors: null, statusCode: 200 };
    const headers = { loaderHeaders: {}, actionHeaders: {} };
    const staticHandlerContext = { basename, location, matches, ...outcome, ...headers, _match: match };
    const entry: EntryContext = { ...known, renderMeta: {}, staticHandlerContext };
    const router = createElement(PlainRouter, { framework, page: staticHandlerContext });
    return drawPage({ router, entry, data, context });
  }

  // The router's own run ends the same way and tells of it; an address that is an old one is no failure at all.
  return (request: Request, context: RouterContextProvider) =>
    plainPage(request, context).catch(() => undefined);
}

/** A page that is drawn here, and the pattern of its address. */
interface Found {
  matches: Context["matches"];
  pattern: string;
}

function patternOf(matches: Context["matches"]): string {
  const segments = matches.map(({ route }) => route.path).filter(Boolean);
  return segments.join("/") || "/";
}

type Routes = ServerBuild["routes"];

function modulesOf(routes: Routes) {
  return Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, route?.module]));
}

/** The router would list what pages import, for links that are left out of our documents. */
function withoutImports(manifest: EntryContext["manifest"]): EntryContext["manifest"] {
  const routes = Object.entries(manifest.routes).map(([id, route]) => [id, { ...route, imports: undefined }]);
  return { ...manifest, routes: Object.fromEntries(routes) };
}

/** Neither a feed or a picture, nor the page for what is nowhere, nor one with guards or headers of its own. */
function isShown(matches: Context["matches"], routes: Routes): boolean {
  const modules = matches.map(({ route }) => routes[route.id]?.module);
  const page = matches.at(-1)?.route;
  if (!modules.at(-1)?.default || page?.path === "*") return false;
  return !modules.some((module) => module?.middleware || module?.headers);
}

interface Asked {
  request: Request;
  url: URL;
  context: RouterContextProvider;
  load: Load;
}

async function loadAll(
  { matches, pattern }: Found,
  { load, ...asked }: Asked,
): Promise<Context["loaderData"]> {
  const loaded = matches.map(async ({ route: { id }, params }) => {
    return [id, await load(id, { ...asked, params, pattern })];
  });
  return Object.fromEntries((await Promise.all(loaded)).filter(([, data]) => data !== undefined));
}
